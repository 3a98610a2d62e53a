import { useEffect, useState } from "react";

import type { GlobalClass } from "../../../components/parts/global-styles";
import { usePlayground } from "../parts/playground-context";
import { watchAnnouncements } from "./watch-announcements";

/** The only live region, for problems and the results of actions. */
export const Announcements = () => {
  const { store } = usePlayground();
  const [said, setSaid] = useState({ text: "", count: 0 });
  useEffect(() => watchAnnouncements(store, (text) => setSaid(({ count }) => ({ text, count: count + 1 }))), [store]);
  return (
    <p role="status" aria-label="Announcements" className={"visually-hidden" satisfies GlobalClass}>
      {/* A repeated text is announced again. */}
      <span key={said.count}>{said.text}</span>
    </p>
  );
};
