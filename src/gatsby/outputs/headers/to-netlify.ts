import type { Headers, HostHeaders } from "../../../utils/host-headers";

const rule = (address: string, headers: Headers): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/**
 * Netlify's `_headers`. It joins the values of all rules that hold, so no header is in two of them: what a file has in place
 * of that of all is given by `src/tools/netlify/edge-functions`. What says nothing of its cache is asked for anew there anyway.
 */
export const toNetlify = ({ base, all, files }: HostHeaders): string => {
  const besides = (headers: Headers): Headers =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => all[name] === undefined));
  return [
    rule(`${base}*`, all),
    ...Object.entries(files).map(([address, headers]) => rule(address, besides(headers))),
  ].join("");
};
