import type { Headers, HostHeaders } from "../../../utils/host-headers";

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

const setAll = (headers: Headers, ifNotSet = ""): string =>
  `{\n${Object.entries(headers)
    .map(([name, value]) => `  ${ifNotSet}${name} ${quoted(value)}\n`)
    .join("")}}\n`;

/** Caddy directives to import in a site: one matcher for all files that share a header value. */
export const toCaddy = ({ base, all, files, otherwise }: HostHeaders): string => {
  const everywhere = base === "/" ? "header" : `header ${base}*`;
  const groups = new Map<string, { name: string; value: string; addresses: string[] }>();
  for (const [address, headers] of Object.entries(files))
    for (const [name, value] of Object.entries(headers)) {
      const key = `${name}: ${value}`;
      const group = groups.get(key) ?? { name, value, addresses: [] };
      group.addresses.push(address);
      groups.set(key, group);
    }
  const rules = [...groups.values()].map(
    ({ name, value, addresses }, at) =>
      `@site${at} path ${addresses.map(quoted).join(" ")}\nheader @site${at} ${name} ${quoted(value)}\n`,
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
