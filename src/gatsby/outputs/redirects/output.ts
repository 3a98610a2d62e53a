import path from "node:path";

import { toAddress } from "../../../utils/address";
import { isRedirect, sitePages } from "../../content/pages";
import { type Output, writeFiles } from "../../registry/output";

const withoutSlash = (address: string): string => address.replace(/\/$/, "");

/** Returns redirects with 301 in each host's format, with and without the trailing slash, keeping the query. */
export const toRedirects = (redirects: readonly { from: string; to: string }[]) => ({
  // Netlify treats both addresses as one.
  netlify: redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join(""),
  nginx: `map $uri $site_redirect {\n  default "";\n${redirects
    .flatMap(({ from, to }) => [from, withoutSlash(from)].map((address) => `  "${address}" "${to}";\n`))
    .join("")}}\n`,
  caddy: redirects
    .map(
      ({ from, to }, index) =>
        `@moved${index} path "${from}" "${withoutSlash(from)}"\n` +
        // Inside `route` they run in this order: the target keeps the query of the request.
        `handle @moved${index} {\n  route {\n    rewrite * "${to}"\n    redir {uri} 301\n  }\n}\n`,
    )
    .join(""),
});

/** All redirects: for Netlify next to the pages, for other hosts in `.cache/redirects/`. */
export const redirects: Output = {
  name: "redirects",
  write: async (args, folder) => {
    const { netlify, nginx, caddy } = toRedirects(
      sitePages(args)
        .filter(isRedirect)
        .map(({ path: from, context: { to } }) => ({ from: toAddress(from), to: toAddress(to) }))
        .sort((a, b) => a.from.localeCompare(b.from)),
    );
    await writeFiles(folder, { _redirects: netlify });
    await writeFiles(path.resolve(".cache/redirects"), { "nginx-http.conf": nginx, "redirects.caddy": caddy });
  },
};
