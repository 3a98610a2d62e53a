import type { KnownSymbol } from "../../../names/toolkit-names";

const types: readonly string[] = ["class", "struct", "enum"];

const isTrait = ({ signature }: KnownSymbol): boolean => signature.startsWith("trait ");

/** `<R: BufRead>` from `struct Name<R: BufRead>`, and its `R`. */
const genericsOf = ({ signature }: KnownSymbol): { bounds: string; names: string } => {
  const bounds = /^struct \w+<(.*)>$/.exec(signature)?.[1] ?? "";
  const names = bounds.replace(/:[^,]*/g, "");
  return bounds === "" ? { bounds: "", names: "" } : { bounds: `<${bounds}>`, names: `<${names}>` };
};

const variant = ({ name, params }: KnownSymbol): string => {
  if (params.length === 0) return name;
  if (params[0]!.name === "0") return `${name}(${params.map(({ type }) => type).join(", ")})`;
  return `${name} { ${params.map((field) => `${field.name}: ${field.type}`).join(", ")} }`;
};

/** A class has no fields that a program can use; its parameters are those of `new`. */
const typeItem = (symbol: KnownSymbol, members: readonly KnownSymbol[]): string => {
  const { kind, signature, params } = symbol;
  if (kind === "enum" && signature.includes("{")) return `pub ${signature}`;
  if (kind === "enum") return `pub ${signature} { ${members.map(variant).join(", ")} }`;
  const { names } = genericsOf(symbol);
  const fields =
    kind === "struct" && params.length > 0
      ? params.map(({ name, type }) => `pub ${name}: ${type}`).join(", ")
      : `_private: std::marker::PhantomData<(${names === "" ? "" : `${names.slice(1, -1)},`})>`;
  return `pub ${signature} { ${fields} }`;
};

const method = (owner: KnownSymbol, { signature }: KnownSymbol): string => {
  const { bounds, names } = genericsOf(owner);
  return `impl${bounds} ${owner.name}${names} { pub ${signature} { loop {} } }`;
};

/** Lines of modules by path. */
type Modules = Map<string, string[]>;

const add = (modules: Modules, path: string, lines: readonly string[]): void => {
  modules.set(path, [...(modules.get(path) ?? []), ...lines]);
};

/** Adds what follows `// mod a::b` to that module, and what follows `// root` to the crate's root. */
const addOverlay = (modules: Modules, overlay: string): void => {
  for (const section of overlay.split(/^\/\/ (?=(?:root|mod [\w:]+)$)/m).filter(Boolean)) {
    const [heading, ...lines] = section.trimEnd().split("\n");
    add(modules, heading === "root" ? "" : heading!.slice("mod ".length), lines);
  }
};

const HIDDEN = new Set(["names", "traits"]);

const isBelow = (path: string, modulePath: string): boolean =>
  modulePath !== path && (path === "" || modulePath.startsWith(`${path}::`));

const render = (modules: Modules, path: string): string => {
  const depth = path === "" ? 0 : path.split("::").length;
  const inner = new Set(
    [...modules.keys()]
      .filter((modulePath) => isBelow(path, modulePath))
      .map((modulePath) => modulePath.split("::")[depth]!),
  );
  const nested = [...inner].map((name) => {
    const text = render(modules, path === "" ? name : `${path}::${name}`);
    return `${HIDDEN.has(name) ? "" : "pub "}mod ${name} {\n${text}\n}`;
  });
  const names = path === "names" ? "" : "use crate::names::*;";
  return [names, ...(modules.get(path) ?? []), ...nested].join("\n");
};

/** Returns a type and its own methods, without those in an overlay's `impl … for …`, whose trait must be imported. */
const itemsOf = (symbol: KnownSymbol, members: readonly KnownSymbol[], overlay: string): string[] => {
  if (isTrait(symbol)) return [];
  const ofTraits = overlay
    .split("\n")
    .filter((line) => line.startsWith("impl ") && line.includes(` for ${symbol.name} {`));
  const options = members.filter(({ kind }) => kind === "option");
  const methods = members.filter(
    ({ kind, signature }) => kind === "method" && !ofTraits.some((line) => line.includes(signature)),
  );
  return [typeItem(symbol, options), ...methods.map((member) => method(symbol, member))];
};

/** Returns the source of a stub crate: a package's symbols, with the traits and imports of an overlay. */
export const stubSource = (symbols: readonly KnownSymbol[], overlay: string): string => {
  const reachable = symbols.filter(({ status }) => status !== "unavailable");
  const modules: Modules = new Map([["names", []]]);
  for (const symbol of reachable) {
    const { kind, name, signature } = symbol;
    const path = symbol.parent ?? "";
    if (kind === "function") add(modules, path, [`pub ${signature} { loop {} }`]);
    if (!types.includes(kind)) continue;
    const members = reachable.filter(({ parent }) => parent === name);
    add(modules, path, itemsOf(symbol, members, overlay));
    add(modules, "names", [`pub use crate::${path === "" ? "" : `${path}::`}${name};`]);
  }
  addOverlay(modules, overlay);
  return render(modules, "");
};
