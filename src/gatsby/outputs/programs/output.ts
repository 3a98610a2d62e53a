import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { compiledContent } from "../../compiled/compiled-content";
import type { ContentPageNode } from "../../content/node-builder";
import { isBuilt } from "../../content/pages";
import { mdxContentTypes } from "../../content-types";
import { type Output, writeFiles } from "../../registry/output";

/** The list of packages in the programs, for the output that prints it. */
export const PROGRAM_PACKAGES = ".cache/program-packages.json";

/** The programs of the pages as scripts, which browsers run on a reader's message. */
export const programs: Output = {
  name: "programs",
  write: async (args, folder) => {
    await rm(path.join(folder, "run"), { recursive: true, force: true });
    const compiled = compiledContent(args);
    const nodes = mdxContentTypes.flatMap(({ type }) => args.getNodesByType(type) as ContentPageNode[]);
    const found = [];
    for (const node of nodes) if (isBuilt(node)) found.push(...(await compiled(node)).programs);
    const { bundlePrograms } = await import("./bundle-programs");
    const { files, packages } = await bundlePrograms(found);
    await writeFiles(folder, files);
    await writeFile(PROGRAM_PACKAGES, JSON.stringify(packages));
  },
};
