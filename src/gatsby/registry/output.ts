import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import type { InlineParts } from "../documents/collect-inline-parts";

/** Files that the build writes in addition to the pages. */
export interface Output {
  /** Name of its folder in src/gatsby/outputs. */
  name: string;
  /** URLs of its files that pages may link to, if there are any. */
  files?: readonly string[];
  /** Writes them into the folder of the built site, whose documents have these inline parts. */
  write(args: BuildArgs, folder: string, inline: InlineParts): Promise<void>;
}

/** Writes files into a folder, by their addresses there; makes the folders that they need. Threads would cost more. */
export const writeFiles = async (folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> => {
  for (const [address, content] of Object.entries(files)) {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};
