import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { Node } from "gatsby";

import { toAddress } from "../../../utils/address";
import { isRedirect } from "../../content/pages";
import type { Output } from "../../registry/output";

interface Redirect {
  from: string;
  to: string;
}

/** The same redirects in each host's format; nginx gets a map that its `server` looks up. */
interface HostRedirects {
  netlify: string;
  nginx: string;
  caddy: string;
}

const withoutSlash = (address: string): string => address.replace(/\/$/, "");

/** Redirects with 301, even if there is a page, with and without the trailing slash, and keeps the query. */
export const toRedirects = (redirects: readonly Redirect[]): HostRedirects => ({
  // Netlify treats both addresses as one.
  netlify: redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join(""),
  nginx: `map $uri $site_redirect {\n  default "";\n${redirects
    .flatMap(({ from, to }) => [from, withoutSlash(from)].map((address) => `  "${address}" "${to}";\n`))
    .join("")}}\n`,
  caddy: redirects
    .map(
      ({ from, to }, at) =>
        `@moved${at} path "${from}" "${withoutSlash(from)}"\n` +
        // Inside `route` they run in this order: the target keeps the query of the request.
        `handle @moved${at} {\n  route {\n    rewrite * "${to}"\n    redir {uri} 301\n  }\n}\n`,
    )
    .join(""),
});

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
