import { rm } from "node:fs/promises";
import path from "node:path";

import { strToU8, zipSync } from "fflate";

import { type PageFile, pythonModulesIn } from "../../../mdx/code/page-files";
import { groupBy } from "../../../utils/lists";
import { paths } from "../../../utils/paths";
import { compiledContent } from "../../compiled/compiled-content";
import { isBuilt } from "../../content/pages";
import { pagesOf } from "../../content-types";
import { type Output, writeFiles } from "../../registry/output";

/** The same for the same files, so that a build changes nothing: ZIPs can't say less than 1980. */
const mtime = new Date(1980, 0, 1);

/** Returns a page's files by their addresses, and all that it needs in a ZIP. */
export const toSamples = (
  route: string,
  files: readonly PageFile[],
  others: readonly PageFile[] = [],
): Record<string, string | Buffer> => ({
  ...Object.fromEntries(files.map(({ name, text }) => [paths.sample(route, name), text])),
  ...(files.length > 0 && {
    [paths.samples(route)]: Buffer.from(
      zipSync(Object.fromEntries([...files, ...others].map(({ name, text }) => [name, strToU8(text)])), { mtime }),
    ),
  }),
});

/** Returns the files that a text names or imports. */
const namedFiles = (text: string): string[] => [
  ...[...text.matchAll(/[\w-]+(?:\.[\w-]+)+/g)].map(([name]) => name),
  ...pythonModulesIn(text),
];

interface PageWithFiles {
  path: string;
  /** Its source. */
  body: string;
  files: readonly PageFile[];
}

/** Returns the files of other pages that a page needs: it or one of them names them, and only one page has a file of that name. */
export const filesFromOtherPages = (pages: readonly PageWithFiles[]): ((page: PageWithFiles) => PageFile[]) => {
  const byName = groupBy(
    pages.flatMap(({ files }) => files),
    ({ name }) => name,
  );
  return ({ body, files }) => {
    const ownNames = new Set(files.map(({ name }) => name));
    const found = new Map<string, PageFile>();
    const add = (text: string): void => {
      for (const name of namedFiles(text)) {
        const [file, ...more] = byName.get(name) ?? [];
        if (file === undefined || more.length > 0 || ownNames.has(name) || found.has(name)) continue;
        found.set(name, file);
        add(file.text);
      }
    };
    add(body);
    return [...found.values()];
  };
};

/** The messages and programs that the pages show, as files to download. */
export const samples: Output = {
  name: "samples",
  write: async (args, folder) => {
    await rm(path.join(folder, "samples"), { recursive: true, force: true });
    const compiled = compiledContent(args);
    const pages: PageWithFiles[] = [];
    for (const { node } of pagesOf(args))
      if (isBuilt(node)) pages.push({ path: node.path, body: node.body, files: (await compiled(node)).files });
    const needed = filesFromOtherPages(pages);
    for (const page of pages) await writeFiles(folder, toSamples(page.path, page.files, needed(page)));
  },
};
