import { rm } from "node:fs/promises";
import path from "node:path";

import { strToU8, zipSync } from "fflate";

import type { PageFile } from "../../../mdx/code/page-files";
import { paths } from "../../../utils/paths";
import { compiledContent } from "../../compiled/compiled-content";
import { isBuilt } from "../../content/pages";
import { pagesOf } from "../../content-types";
import { type Output, writeFiles } from "../../registry/output";

/** The same for the same files, so that a build changes nothing: ZIPs can't say less than 1980. */
const mtime = new Date(1980, 0, 1);

/** A page's files by their addresses; several files are also in a ZIP. */
export const toSamples = (route: string, files: readonly PageFile[]): Record<string, string | Buffer> => ({
  ...Object.fromEntries(files.map(({ name, text }) => [paths.sample(route, name), text])),
  ...(files.length > 1 && {
    [paths.samples(route)]: Buffer.from(
      zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])), { mtime }),
    ),
  }),
});

/** The messages and programs that the pages show, as files to download. */
export const samples: Output = {
  name: "samples",
  files: [],
  write: async (args, folder) => {
    await rm(path.join(folder, "samples"), { recursive: true, force: true });
    const compiled = compiledContent(args);
    for (const { node } of pagesOf(args))
      if (isBuilt(node)) await writeFiles(folder, toSamples(node.path, (await compiled(node)).files));
  },
};
