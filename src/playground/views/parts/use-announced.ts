import { useEffect } from "react";

import { usePlayground } from "./playground-context";

/** Has what came of something said to readers who do not see it, when it is something else than before. */
export const useAnnounced = (text: string | undefined): void => {
  const { store } = usePlayground();
  useEffect(() => {
    if (text) store.set({ announcement: text });
  }, [store, text]);
};
