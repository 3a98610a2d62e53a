import { rm } from "node:fs/promises";
import path from "node:path";

import { strToU8, zipSync } from "fflate";
import type { BuildArgs } from "gatsby";

import type { PageFile } from "../../../mdx/code/page-files";
import { paths } from "../../../utils/paths";
import { queried } from "../../content/pages";
import { writeFiles, type Output } from "../../registry/output";

const query = async (graphql: BuildArgs["graphql"]) =>
  graphql<Queries.SampleFilesQuery>(`
    query SampleFiles {
      allContentPage {
        nodes {
          path
          draft
          files {
            name
            text
          }
        }
      }
    }
  `);

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
  write: async ({ graphql, reporter }, folder) => {
    await rm(path.join(folder, "samples"), { recursive: true, force: true });
    const data = await queried("The pages' files", query(graphql), reporter);
    for (const { path: route, draft, files } of data?.allContentPage.nodes ?? [])
      if (!draft) await writeFiles(folder, toSamples(route, files));
  },
};
