import path from "node:path";

import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

import type { Headers } from "../../../utils/host-headers";

interface Redirect {
  path: string;
  to: string;
  status: number;
}

/** What Netlify does according to the files `_headers` and `_redirects` of a built site. */
export interface NetlifyRules {
  headersOf: (address: string) => Headers;
  /** Where an address redirects to; the query is kept. */
  redirectOf: (address: string) => Redirect | undefined;
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

/** Reads them with Netlify's own parsers; a line that those reject is an error. */
export const netlifyRules = async (folder: string): Promise<NetlifyRules> => {
  const [headers, redirects] = await Promise.all([
    parseAllHeaders({ headersFiles: [path.join(folder, "_headers")], configHeaders: undefined, minimal: false }),
    parseAllRedirects({ redirectsFiles: [path.join(folder, "_redirects")], configRedirects: [], minimal: false }),
  ]);
  const errors = [...headers.errors, ...(redirects.errors as Error[])];
  if (errors.length > 0) throw new Error(`Netlify rejects these rules of ${folder}:\n${errors.map(String).join("\n")}`);
  // Nearly all of the thousands of rules name one address; comparing that takes a hundredth of the time of a pattern.
  const rules = (headers.headers as Header[]).map(({ for: path, forRegExp, values }) => ({
    values,
    pattern: /[*:]/.test(path) ? forRegExp : undefined,
    address: withoutSlash(path).toLowerCase(),
  }));
  const leads = new Map((redirects.redirects as Redirect[]).map((rule) => [withoutSlash(rule.path), rule]));
  return {
    headersOf: (address) => {
      const asked = withoutSlash(address).toLowerCase();
      const matching = rules.filter(({ pattern, address: exactPath }) => pattern?.test(address) ?? exactPath === asked);
      return Object.assign({}, ...matching.map(({ values }) => values)) as Headers;
    },
    redirectOf: (address) => leads.get(withoutSlash(address)),
  };
};
