import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { Node } from "gatsby";

import { toAddress } from "../../../utils/address";
import { isRedirect } from "../../content/redirect-page";
import type { Output } from "../../registry/output";
import { toRedirects } from "./to-redirects";

type SitePage = Node & { path: string; component: string; context: { to: string } };

/**
 * All redirects: for Netlify next to the pages, for other hosts in `.cache/redirects/`. A host without them serves a
 * page that redirects.
 */
export const redirects: Output = {
  name: "redirects",
  files: [],
  write: async ({ getNodesByType }, folder) => {
    const { netlify, nginx, caddy } = toRedirects(
      (getNodesByType("SitePage") as SitePage[])
        .filter(isRedirect)
        .map(({ path: from, context: { to } }) => ({ from: toAddress(from), to: toAddress(to) }))
        .sort((a, b) => a.from.localeCompare(b.from)),
    );
    const beside = path.resolve(".cache/redirects");
    await mkdir(beside, { recursive: true });
    await Promise.all([
      writeFile(path.join(folder, "_redirects"), netlify),
      writeFile(path.join(beside, "nginx-http.conf"), nginx),
      writeFile(path.join(beside, "redirects.caddy"), caddy),
    ]);
  },
};
