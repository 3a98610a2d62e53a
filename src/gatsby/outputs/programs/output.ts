import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

import type { BrowserProgram } from "../../../mdx/code/browser-programs";
import { compiledContent } from "../../compiled/compiled-content";
import type { ContentArgs, ContentPageNode } from "../../content/node-builder";
import { isBuilt } from "../../content/pages";
import { mdxContentTypes } from "../../content-types";
import { type Output, writeFiles } from "../../registry/output";
import type { bundlePrograms } from "./bundle-programs";

/** The list of packages in the programs, for the output that prints it. */
export const PROGRAM_PACKAGES = ".cache/program-packages.json";

/** Bundles the programs of all pages. */
export const bundleAllPrograms = async (args: ContentArgs): ReturnType<typeof bundlePrograms> => {
  const compiled = compiledContent(args);
  const nodes = mdxContentTypes.flatMap(({ type }) => args.getNodesByType(type) as ContentPageNode[]);
  const found: BrowserProgram[] = [];
  for (const node of nodes) if (isBuilt(node)) found.push(...(await compiled(node)).programs);
  // esbuild loads slowly, and most commands don't need it.
  return (await import("./bundle-programs")).bundlePrograms(found);
};

/** The programs of the pages as scripts, which browsers run on a reader's message. */
export const programs: Output = {
  name: "programs",
  write: async (args, folder) => {
    await rm(path.join(folder, "run"), { recursive: true, force: true });
    const { files, packages } = await bundleAllPrograms(args);
    await writeFiles(folder, files);
    await writeFile(PROGRAM_PACKAGES, JSON.stringify(packages));
  },
};
