import { isFileName } from "./file-name-of";
import { readSamples } from "./read-samples";
import type { Program } from "./sample";
import { sampleFiles } from "./sample-files";
import { toPrograms } from "./to-programs";

let files: Map<string, Program | undefined> | undefined;

const readAll = (): Map<string, Program | undefined> => {
  const all = new Map<string, Program | undefined>();
  for (const { raw, file } of sampleFiles())
    for (const program of toPrograms(readSamples(raw, file))) {
      const { title, language } = program;
      if (!isFileName(title) || language === "output") continue;
      all.set(title, all.has(title) ? undefined : program);
    }
  return all;
};

/** The block of all content that has a file name as its title, when there is only one. */
export const contentFile = (name: string): Program | undefined => {
  files ??= readAll();
  return files.get(name);
};
