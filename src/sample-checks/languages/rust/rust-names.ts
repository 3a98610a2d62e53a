import type { Problem } from "../../../problems/problem";
import { nameProblem } from "../../names/toolkit-names";
import type { ToolkitNames, KnownSymbol } from "../../names/toolkit-names";

/** A module of a crate, or an item of the toolkit. */
export type RustItem = { crate: string; module: string | null } | { symbol: KnownSymbol };

const crates: Record<string, string> = {
  ddex_core: "ddex-core",
  ddex_parser: "ddex-parser",
  ddex_builder: "ddex-builder",
};

export const isProblem = (found: RustItem | Problem): found is Problem => "problem" in found;

export const isCrate = (name: string): boolean => Object.hasOwn(crates, name);

/** Types that a module has from another module of ddex-core. */
const reexports: Readonly<Record<string, readonly string[]>> = {
  ddex_parser: ["ERNVersion"],
  "ddex_core::models":
    "AttributeMap AttributeValidator Comment Extensions Identifier IdentifierType LocalizedString XmlFragment".split(
      " ",
    ),
};

const isTypeName = (name: string): boolean => /^[A-Z]/.test(name) && !/^[A-Z0-9_]+$/.test(name);

/** Gives what a path names that begins at a crate, or what is wrong with it. */
export const resolvePath = (path: readonly string[], toolkit: ToolkitNames): RustItem | Problem => {
  const [crate = "", ...rest] = path;
  const pack = crates[crate]!;
  let module: string | null = null;
  for (const [index, name] of rest.entries()) {
    const home = [crate, ...(module === null ? [] : [module])].join("::");
    const symbol =
      toolkit.find(module, name, pack) ?? (reexports[home]?.includes(name) ? toolkit.type(name) : undefined);
    if (symbol && symbol.status !== "unavailable" && index === rest.length - 1) return { symbol };
    const deeper: string = module === null ? name : `${module}::${name}`;
    if (!toolkit.hasModule(deeper, pack)) {
      const known = toolkit.names(module, pack).filter((known) => isTypeName(known) === isTypeName(name));
      return symbol && symbol.status !== "unavailable"
        ? { problem: `${home}::${name} is no module`, remedy: "Import the item itself." }
        : nameProblem(name, home, known);
    }
    module = deeper;
  }
  return { crate, module };
};

/** Variants that an enum's signature or its entries name; undefined when the data has none. */
export const variantsOf = (symbol: KnownSymbol, toolkit: ToolkitNames): string[] | undefined => {
  const [, body] = /\{([^]*)\}/.exec(symbol.signature) ?? [];
  const inSignature = (body ?? "")
    .replace(/\([^)]*\)|\{[^}]*\}/g, "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const all = [...new Set([...inSignature, ...toolkit.names(symbol.name)])];
  return all.length > 0 ? all : undefined;
};
