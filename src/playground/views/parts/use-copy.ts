import { useCallback } from "react";

import { usePlayground } from "./playground-context";

/** Copies a text to the clipboard, and confirms it. */
export const useCopy = (): ((text: string, said: string) => void) => {
  const { attempt, notify } = usePlayground();
  return useCallback(
    (text, said) =>
      void attempt(async () => {
        await navigator.clipboard.writeText(text);
        notify({ kind: "info", text: said });
      }),
    [attempt, notify],
  );
};
