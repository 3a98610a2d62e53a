import type { HostHeaders } from "../../../utils/host-headers";

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

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
