import { type Headers, type HostHeaders, isDocument } from "../../../utils/host-headers";
import { groupBy } from "../../../utils/lists";
import { escapeRegExp } from "../../../utils/text/escape";
import { HEADER_RULES } from "./file-headers";

const quote = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

const setAll = (headers: Headers, ifNotSet = ""): string =>
  `{\n${Object.entries(headers)
    .map(([name, value]) => `  ${ifNotSet}${name} ${quote(value)}\n`)
    .join("")}}\n`;

/** Returns a rule's pattern for the addresses of a site below a path. */
const sourceBelow = (base: string, { source }: RegExp): string => source.replace(/^\^\\\//, `^${escapeRegExp(base)}`);

/** Returns Caddy directives to import in a site, with a matcher for each of the rules, and in its error pages. */
export const toCaddy = ({ base, all, documents, otherwise }: HostHeaders): { site: string; errors: string } => {
  const everywhere = base === "/" ? "header" : `header ${base}*`;
  const rules = HEADER_RULES.map(({ name, value, pattern, isInverted }, index) => {
    const not = isInverted ? `path ${base}*\n  not ` : "";
    const matcher = `@site${index} {\n  ${not}path_regexp \`${sourceBelow(base, pattern)}\`\n}\n`;
    return `${matcher}header @site${index} ${name} ${quote(value)}\n`;
  });
  const pages = `@documents path_regexp ^${escapeRegExp(base)}(?:.*(?:/|\\.html))?$\nheader @documents ${setAll(documents)}`;
  // Caddy puts directives without a matcher last, so they would replace a file's own, except with "?".
  const site = `${everywhere} ${setAll(all)}${everywhere} ${setAll(otherwise, "?")}${pages}${rules.join("")}`;
  return { site, errors: `header ${setAll({ ...documents, ...otherwise })}` };
};

const rule = (address: string, headers: Headers): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/**
 * Returns addresses whose rules reach every document and as few other files as possible; a folder of several has one
 * for all. So the policy also goes with the Markdown and the feeds in /docs and /blog: a pattern of Netlify's ends in a
 * whole part of a path, none can leave files out, and a rule for each page would repeat 2 kB of policy hundreds of
 * times.
 */
const documentRules = ({ base, files }: HostHeaders): string[] => {
  const folders = groupBy(Object.keys(files).filter(isDocument), (address) => {
    const [first = "", ...below] = address.slice(base.length).split("/");
    return below.length > 0 ? `${base}${first}/*` : address;
  });
  return [...folders].map(([folder, [only = "", ...more]]) => (more.length > 0 ? folder : only));
};

/** Returns Netlify's `_headers`. It joins the values of all matching rules, so each header is in only one of them. */
export const toNetlify = (host: HostHeaders): string =>
  [
    rule(`${host.base}*`, host.all),
    ...documentRules(host).map((address) => rule(address, host.documents)),
    ...Object.entries(host.files).map(([address, headers]) => rule(address, headers)),
  ].join("");

const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

/** Types missing from nginx's own list. */
const TYPES =
  "types {\n  text/markdown md;\n  text/javascript mjs;\n  application/gzip tgz;\n  application/manifest+json webmanifest;\n}\n";

/** Returns one header as a map from the file found to its value; a header without a value isn't sent. */
const toMap = (name: string, { base, documents, otherwise }: HostHeaders): string => {
  const rules = HEADER_RULES.filter((rule) => rule.name === name);
  const everywhere = rules.find(({ isInverted }) => isInverted);
  const lines = rules.map(
    (rule) => `  ${quote(`~${sourceBelow(base, rule.pattern)}`)} ${quote(rule.isInverted ? "" : rule.value)};\n`,
  );
  if (documents[name] !== undefined) lines.push(`  ~\\.html$ ${quote(documents[name])};\n`);
  const value = everywhere?.value ?? otherwise[name] ?? "";
  return `map $uri ${variableOf(name)} {\n  default ${quote(value)};\n${lines.join("")}}\n`;
};

/** Returns nginx's two files: for `http`, with the headers that depend on the file, and for `server`, with all. */
export const toNginx = (host: HostHeaders): { http: string; server: string } => {
  const byFile = [host.documents, host.otherwise].flatMap((headers) => Object.keys(headers));
  const named = new Set([...HEADER_RULES.map(({ name }) => name), ...byFile]);
  // In nginx the type belongs to the file and isn't an added header; `charset` adds the rest.
  const names = [...named].filter((name) => name !== "Content-Type").sort();
  const added = [
    ...Object.entries(host.all).map(([name, value]) => [name, quote(value)]),
    ...names.map((name) => [name, variableOf(name)]),
  ];
  return {
    http: `${TYPES}${names.map((name) => toMap(name, host)).join("")}`,
    server: added.map(([name, value]) => `add_header ${name} ${value} always;\n`).join(""),
  };
};
