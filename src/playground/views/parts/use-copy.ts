import { useCallback } from "react";

import { usePlayground } from "./playground-context";

/** Puts a text into the clipboard, and says so. */
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
