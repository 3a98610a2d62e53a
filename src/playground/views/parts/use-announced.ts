import { useEffect } from "react";

import { usePlayground } from "./playground-context";

/** Announces a result to screen readers if it has changed. */
export const useAnnounced = (text: string | undefined): void => {
  const { store } = usePlayground();
  useEffect(() => {
    if (text) store.set({ announcement: text });
  }, [store, text]);
};
