export interface Redirect {
  from: string;
  to: string;
}

/** The same redirects as each host reads them; those of nginx are a map, which its `server` asks. */
export interface HostRedirects {
  netlify: string;
  nginx: string;
  caddy: string;
}

const withoutSlash = (address: string): string => address.replace(/\/$/, "");

/** Redirects with 301, whatever page stands at the address, with and without its last slash. A query goes along. */
export const toRedirects = (redirects: readonly Redirect[]): HostRedirects => ({
  // Netlify takes both addresses for one.
  netlify: redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join(""),
  nginx: `map $uri $site_redirect {\n  default "";\n${redirects
    .flatMap(({ from, to }) => [from, withoutSlash(from)].map((address) => `  "${address}" "${to}";\n`))
    .join("")}}\n`,
  caddy: redirects
    .map(
      ({ from, to }, at) =>
        `@moved${at} path "${from}" "${withoutSlash(from)}"\n` +
        // Within `route` they run in this order: the address that is led to has the query of that which was asked.
        `handle @moved${at} {\n  route {\n    rewrite * "${to}"\n    redir {uri} 301\n  }\n}\n`,
    )
    .join(""),
});
