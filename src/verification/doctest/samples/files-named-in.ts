import { isFileName } from "../../../mdx/code/digest-samples";
import type { Program } from "./sample";

/** The page's other blocks whose files a program's code names in one of their spellings, directly or through others. */
export const filesNamedIn = (
  program: Program,
  code: string,
  page: readonly Program[],
  spellings: (file: string) => readonly string[],
): Program[] => {
  const found = new Set<Program>();
  const collect = (text: string): void => {
    for (const other of page) {
      if (other === program || found.has(other) || !isFileName(other.title)) continue;
      if (!spellings(other.title).some((name) => text.includes(name))) continue;
      found.add(other);
      collect(other.code);
    }
  };
  collect(code);
  return [...found];
};
