import type { VersionConfig } from "../../config/versions";

const CONFIG = "src/config/versions.ts";

/** What is wrong with the versions: no docs, a sidebar or main doc that is not there. Each message names the remedy. */
export const versionProblems = (
  versions: readonly VersionConfig[],
  sidebarNames: readonly string[],
  docs: readonly { docId: string; draft: boolean }[],
): string[] =>
  versions.flatMap(({ name, mainDocId, sidebars }) => {
    if (docs.length === 0) return [`${CONFIG}: version "${name}" has no docs. Write pages in content/docs`];
    const missing = sidebars
      .filter((sidebar) => !sidebarNames.includes(sidebar))
      .map(
        (sidebar) =>
          `${CONFIG}: version "${name}" names the sidebar "${sidebar}", which src/config/sidebars.ts does not have. ` +
          `It has: ${sidebarNames.join(", ") || "none"}`,
      );
    const main = docs.find(({ docId }) => docId === mainDocId);
    if (!main)
      missing.push(
        `${CONFIG}: main doc "${mainDocId}" of version "${name}" does not exist. Write content/docs/${mainDocId}.mdx`,
      );
    else if (main.draft)
      missing.push(`${CONFIG}: main doc "${mainDocId}" of version "${name}" is a draft. Remove "draft: true" from it`);
    return missing;
  });
