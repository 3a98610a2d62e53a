import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { Node } from "gatsby";

import { isRedirect } from "../../content/redirect-page";
import type { Output } from "../../registry/output";

type SitePage = Node & { path: string; component: string; context: { to: string } };

/** Netlify's redirects of all routes that lead to another page: it answers with 301, where other hosts serve the page that leads on. */
export const redirects: Output = {
  name: "redirects",
  files: [],
  write: async ({ getNodesByType }, folder) => {
    const lines = (getNodesByType("SitePage") as SitePage[])
      .filter(isRedirect)
      .map(({ path: from, context: { to } }) => `${from} ${to} 301!`)
      .sort();
    await writeFile(path.join(folder, "_redirects"), `${lines.join("\n")}\n`);
  },
};
