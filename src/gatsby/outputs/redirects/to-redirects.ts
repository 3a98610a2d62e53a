export interface Redirect {
  from: string;
  to: string;
}

/** The same redirects in each host's format; nginx gets a map that its `server` looks up. */
export interface HostRedirects {
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
