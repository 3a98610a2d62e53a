import { readFileSync, statSync } from "node:fs";

interface TextFile {
  file: string;
  raw: string;
}

/**
 * Caches what is made from files, and makes it again only if a file was changed, added or removed.
 * A production build doesn't look at the files again.
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
