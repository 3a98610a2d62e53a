import type { Headers, HostHeaders } from "../../../utils/host-headers";

const rule = (address: string, headers: Headers): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/**
 * Netlify's `_headers`. It joins the values of all matching rules, so each header is in only one of them;
 * `src/tools/netlify/edge-functions` sets a file's overrides. Without a cache header, Netlify revalidates anyway.
 */
export const toNetlify = ({ base, all, files }: HostHeaders): string => {
  const besides = (headers: Headers): Headers =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => all[name] === undefined));
  return [
    rule(`${base}*`, all),
    ...Object.entries(files).map(([address, headers]) => rule(address, besides(headers))),
  ].join("");
};
