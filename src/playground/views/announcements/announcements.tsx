import { useEffect, useState } from "react";

import type { GlobalClass } from "../../../components/parts/global-styles";
import { usePlayground } from "../parts/playground-context";
import { watchAnnouncements } from "./watch-announcements";

/** The one place from which screen readers hear what was found, and what came of what was asked for. */
export const Announcements = () => {
  const { store } = usePlayground();
  const [said, setSaid] = useState({ text: "", count: 0 });
  useEffect(() => watchAnnouncements(store, (text) => setSaid(({ count }) => ({ text, count: count + 1 }))), [store]);
  return (
    <p role="status" aria-label="Announcements" className={"visually-hidden" satisfies GlobalClass}>
      {/* The same once more is said once more. */}
      <span key={said.count}>{said.text}</span>
    </p>
  );
};
