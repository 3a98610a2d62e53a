import { groupBy } from "../../../utils/lists";
import type { Headers, HostHeaders } from "../../../utils/host-headers";

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

const setAll = (headers: Headers, ifNotSet = ""): string =>
  `{\n${Object.entries(headers)
    .map(([name, value]) => `  ${ifNotSet}${name} ${quoted(value)}\n`)
    .join("")}}\n`;

/** Caddy directives to import in a site: one matcher for all files that share a header value. */
export const toCaddy = ({ base, all, files, otherwise }: HostHeaders): string => {
  const everywhere = base === "/" ? "header" : `header ${base}*`;
  const given = Object.entries(files).flatMap(([address, headers]) =>
    Object.entries(headers).map(([name, value]) => ({ address: quoted(address), header: `${name} ${quoted(value)}` })),
  );
  const rules = [...groupBy(given, ({ header }) => header)].map(
    ([header, group], at) =>
      `@site${at} path ${group.map(({ address }) => address).join(" ")}\nheader @site${at} ${header}\n`,
  );
  // Caddy puts directives without a matcher last, so they would replace a file's own. With "?" they don't apply to
  // error pages, so headers that some files override name the others.
  const isOwn = ([name]: [string, string]): boolean => Object.values(files).some((headers) => name in headers);
  const others = Object.entries(all)
    .filter(isOwn)
    .map(([name, value], at) => {
      const own = Object.keys(files).filter((address) => name in files[address]!);
      return `@others${at} {\n  path ${base}*\n  not path ${own.map(quoted).join(" ")}\n}\nheader @others${at} ${name} ${quoted(value)}\n`;
    });
  const shared = Object.fromEntries(Object.entries(all).filter((header) => !isOwn(header)));
  return [`${everywhere} ${setAll(shared)}${everywhere} ${setAll(otherwise, "?")}`, ...others, ...rules].join("");
};

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

const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

/** Types missing from nginx's own list. */
const TYPES = "types {\n  text/markdown md;\n  application/manifest+json webmanifest;\n}\n";

/** The file that nginx finds for an address. */
const toFile = (address: string): string => address.replace(/\/$/, "/index.html");

/** One header as a map from the file found to its value; a header without a value isn't sent. */
const toMap = (name: string, { all, files, otherwise }: HostHeaders): string => {
  const values = Object.entries(files).flatMap(([address, headers]) => {
    const value = headers[name];
    return value === undefined ? [] : [`  ${quoted(toFile(address))} ${quoted(value)};\n`];
  });
  return `map $uri ${variableOf(name)} {\n  default ${quoted(otherwise[name] ?? all[name] ?? "")};\n${values.join("")}}\n`;
};

/** nginx's two files: one for `http`, with the headers of single files, and one for `server`, with all headers. */
export const toNginx = (host: HostHeaders): { http: string; server: string } => {
  const named = new Set([...Object.values(host.files), host.otherwise].flatMap((headers) => Object.keys(headers)));
  // In nginx the type belongs to the file and isn't an added header; `charset` adds the rest.
  const names = [...named].filter((name) => name !== "Content-Type").sort();
  const added = [
    ...Object.entries(host.all)
      .filter(([name]) => !named.has(name))
      .map(([name, value]) => [name, quoted(value)]),
    ...names.map((name) => [name, variableOf(name)]),
  ];
  return {
    http: `map_hash_bucket_size 256;\n${TYPES}${names.map((name) => toMap(name, host)).join("")}`,
    server: added.map(([name, value]) => `add_header ${name} ${value} always;\n`).join(""),
  };
};
