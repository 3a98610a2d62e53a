import { readFileSync, statSync } from "node:fs";

interface TextFile {
  file: string;
  raw: string;
}

/**
 * Gives what is made of files as they are now; it is made again only when one of them has changed, or there are others.
 * While a build runs they stay, so that its many pages need not look.
 */
export const whenChanged = <Made>(
  list: () => readonly string[],
  make: (files: readonly TextFile[]) => Made,
): (() => Made) => {
  let memory: { state: string; made: Made } | undefined;
  return () => {
    if (memory && process.env.NODE_ENV === "production") return memory.made;
    const files = list();
    const state = files.map((file) => `${file}:${statSync(file).mtimeMs}`).join();
    if (memory?.state !== state)
      memory = { state, made: make(files.map((file) => ({ file, raw: readFileSync(file, "utf8") }))) };
    return memory.made;
  };
};
