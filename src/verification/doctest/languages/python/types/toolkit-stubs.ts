import { releaseType } from "@ddex-suite/ern";

import type { KnownSymbol } from "../../../names/toolkit-names";
import types from "./richer-types.json";

/** What we know about a symbol's types beyond its entry. */
interface RicherTypes {
  /** Types of parameters by name. */
  params?: Readonly<Record<string, string>>;
  returns?: string;
  /** Members of a class, instead of fields named after its parameters. */
  members?: readonly string[];
}

const releaseTypes = `Literal[${releaseType.options.map((value) => `"${value}"`).join(", ")}]`;

/**
 * Shapes of dicts and values of strings, by module and name; a test compares them with the symbols. The builder accepts
 * any type of release and resource, and writes neither; samples show the standard's. Rules are like those of presets.
 */
export const richerTypes: Readonly<Record<string, RicherTypes>> = {
  ...types.symbols,
  "ddex_builder.Release": { params: { release_type: releaseTypes } },
};

/** Constants of the modules, which have no symbols. `0.1.0` is the version of a package without its native module. */
const moduleConstants: Readonly<Record<string, readonly string[]>> = types.constants;

type Param = KnownSymbol["params"][number];

const packages: Readonly<Record<string, string>> = { ddex_parser: "ddex-parser", ddex_builder: "ddex-builder" };

const NATIVE = "_internal";

const IMPORTS = `from typing import Any, Iterator, Literal, Never, Self
import pandas
import _ddex_shapes as _shapes
`;

const anything: Readonly<Record<string, string>> = {
  "pandas.DataFrame": "pandas.DataFrame[Any]",
  dict: "dict[str, Any]",
  list: "list[Any]",
};

const toType = (type: string): string => anything[type] ?? type;

const orNone = (type: string): string => (type.endsWith("None") ? type : `${type} | None`);

const toParam = ({ name, type, required, default: value }: Param, { params }: RicherTypes): string => {
  const known = params?.[name] ?? toType(type);
  if (required) return `${name}: ${known}`;
  return `${name}: ${value === "None" ? orNone(known) : known} = ...`;
};

const toField = ({ name, type, default: value }: Param): string =>
  `${name}: ${value === "None" ? orNone(toType(type)) : toType(type)}`;

/** Returns the name without the inner module. */
const bareName = ({ name }: KnownSymbol): string => name.split(".").at(-1)!;

const isNative = ({ name, signature }: KnownSymbol): boolean => `${name} ${signature}`.includes(`${NATIVE}.`);

/** Writes the declarations of one toolkit module. */
class Stub {
  constructor(
    private readonly module: string,
    private readonly symbols: readonly KnownSymbol[],
  ) {}

  private richer({ name, parent }: KnownSymbol): RicherTypes {
    return richerTypes[[this.module, parent, name].filter((part) => part !== null).join(".")] ?? {};
  }

  /** `**kwargs: X arguments` means the parameters of X, by name. */
  private params(symbol: KnownSymbol): string[] {
    return symbol.params.flatMap((param) => {
      if (!param.name.startsWith("**")) return toParam(param, this.richer(symbol));
      const passedOn = this.symbols.find(({ kind, name }) => kind === "class" && `${name} arguments` === param.type);
      return ["*", ...(passedOn?.params ?? []).map((argument) => toParam(argument, {}))];
    });
  }

  private callable(symbol: KnownSymbol, first: readonly string[]): string {
    const start = symbol.signature.startsWith("async ") ? "async def" : "def";
    const returns = this.richer(symbol).returns ?? toType(symbol.returns ?? "None");
    return `${start} ${bareName(symbol)}(${[...first, ...this.params(symbol)].join(", ")}) -> ${returns}: ...`;
  }

  private type(symbol: KnownSymbol): string {
    const { kind, name, signature, params } = symbol;
    const made = signature.includes("(") ? this.params(symbol) : ["never: Never", "/"];
    const methods = this.symbols.filter((candidate) => candidate.parent === name && candidate.kind === "method");
    const members = [
      ...(this.richer(symbol).members ?? params.map(toField)),
      `def __init__(${["self", ...made].join(", ")}) -> None: ...`,
      ...methods.map((method) => this.callable(method, ["self"])),
    ];
    return [`${kind} ${bareName(symbol)}:`, ...members].join("\n    ");
  }

  /** The classes and functions of the module, or of the native module inside it. */
  text(native: boolean): string {
    const inModule = this.symbols.filter((symbol) => isNative(symbol) === native);
    return [
      ...inModule.filter(({ kind }) => kind === "class").map((symbol) => this.type(symbol)),
      ...inModule
        .filter(({ kind, parent }) => kind === "function" && parent === null)
        .map((symbol) => this.callable(symbol, [])),
      ...(moduleConstants[native ? `${this.module}.${NATIVE}` : this.module] ?? []),
      "",
    ].join("\n");
  }

  /** Native classes that the module's declarations use but don't export. */
  nativeImport(): string {
    const classes = this.symbols.filter(({ kind }) => kind === "class");
    const declared = classes.filter((symbol) => !isNative(symbol)).map(bareName);
    const names = classes.filter(isNative).map(bareName);
    const more = names.filter((name) => !declared.includes(name));
    return more.length > 0 ? `from .${NATIVE} import ${more.join(", ")}\n` : "";
  }
}

/** Returns declarations of the toolkit's Python modules, from its symbols, without what no user can import. */
export const toolkitStubs = (symbols: readonly KnownSymbol[]): Map<string, string> => {
  const stubs = new Map<string, string>();
  for (const [module, pack] of Object.entries(packages)) {
    const stub = new Stub(
      module,
      symbols.filter(
        (symbol) => symbol.language === "python" && symbol.package === pack && symbol.status !== "unavailable",
      ),
    );
    stubs.set(`${module}/__init__.pyi`, `${IMPORTS}${stub.nativeImport()}${stub.text(false)}`);
    stubs.set(`${module}/${NATIVE}.pyi`, `${IMPORTS}from . import *\n${stub.text(true)}`);
  }
  return stubs;
};
