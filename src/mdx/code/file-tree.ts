import path from "node:path/posix";

import { toAddress } from "../../utils/address";
import { groupBy } from "../../utils/lists";
import { paths } from "../../utils/paths";
import { icon } from "../nodes/html-nodes";
import type { PageFile } from "./page-files";

/** Returns HTML of a page's files in their directories, with a link to the ZIP of all; empty for fewer than two. */
export const fileTree = (route: string, files: readonly PageFile[]): string => {
  if (files.length < 2) return "";
  const directories = groupBy(files, ({ name }) => path.dirname(name));
  const inside = (directory: string): string =>
    (directories.get(directory) ?? [])
      .map(
        ({ name }) => `<li><a href="${toAddress(paths.sample(route, name))}" download>${path.basename(name)}</a></li>`,
      )
      .join("");
  const nested = [...directories.keys()].filter((directory) => directory !== ".").sort();
  return [
    '<figure class="code files no-print"><figcaption><span>Files of this page</span>',
    `<a class="code-file" href="${toAddress(paths.samples(route))}" download aria-label="Download them as a ZIP">${icon("download")}</a>`,
    `</figcaption><ul>${inside(".")}`,
    ...nested.map((directory) => `<li>${directory}/<ul>${inside(directory)}</ul></li>`),
    "</ul></figure>",
  ].join("");
};
