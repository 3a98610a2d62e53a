import { readFileSync } from "node:fs";

import { mostLike } from "@ddex-suite/ern/text/likeness";

import type { KnownSymbol } from "../../names/toolkit-names";
import type { PageProgram } from "../../samples/checker";
import type { Program, SampleDiagnostic } from "../../samples/sample";
import type { DeclaredType } from "./type-diagnostics";

const SIMPLE: Readonly<Record<string, string>> = {
  ...{ String: "string", "&str": "string", bool: "boolean", "DateTime<Utc>": "string" },
  Duration: "{ secs: number; nanos: number }",
  ...Object.fromEntries("u8 u16 u32 u64 usize i32 i64 isize f32 f64".split(" ").map((type) => [type, "number"])),
};

/** Returns the TypeScript type of a Rust type in JSON; undefined if it isn't part of the JSON. */
const toJsonType = (type: string, structs: ReadonlySet<string>): string | undefined => {
  if (structs.has(type)) return type;
  if (type in SIMPLE) return SIMPLE[type];
  const [, outer = "", key, value = ""] = /^(\w+)<(?:(String), )?(.*)>$/.exec(type) ?? [];
  const inner = value === "" ? undefined : toJsonType(value, structs);
  if (inner === undefined) return undefined;
  if (outer === "Option") return `${inner} | null`;
  if (outer === "Vec") return `(${inner})[]`;
  return outer.endsWith("Map") && key ? `Record<string, ${inner}>` : undefined;
};

/** Returns the interface of a struct; undefined if it has a field that isn't part of the JSON. */
const toInterface = ({ name, params }: KnownSymbol, structs: ReadonlySet<string>): string | undefined => {
  const fields = params.map((param) => {
    const type = toJsonType(param.type, structs);
    const mayLack = !param.required || param.type.startsWith("Option<");
    return type === undefined ? undefined : `  ${param.name}${mayLack ? "?" : ""}: ${type};`;
  });
  return fields.length === 0 || fields.includes(undefined) ? undefined : `interface ${name} {\n${fields.join("\n")}\n}`;
};

/** Returns TypeScript declarations of the JSON form of the builder's structs in Rust. */
export const symbolDeclarations = (symbols: readonly KnownSymbol[]): string => {
  const structSymbols = symbols.filter(
    ({ package: owner, language, kind }) =>
      owner === "ddex-builder" && language === "rust" && (kind === "struct" || kind === "class"),
  );
  const structs = new Set(structSymbols.map(({ name }) => name));
  return structSymbols.flatMap((symbol) => toInterface(symbol, structs) ?? []).join("\n");
};

const DECLARATIONS = "node_modules/ddex-builder/index.d.ts";

/** A file that is read as JSON with a type assertion. */
const READ = /JSON\.parse\(\s*(?:await )?readFile(?:Sync)?\(\s*['"]([^'"]+)['"][^)]*\)\s*\)\s*as\s+([\w[\]]+)/g;

/** Returns the types that a page's TypeScript programs give to the data in a file. */
const readersOf = (file: string, page: readonly Program[]): DeclaredType[] =>
  page
    .filter(({ language }) => language === "typescript")
    .flatMap(({ code }) =>
      Array.from(code.matchAll(READ)).flatMap(([, name, type = ""]) => (name === file ? [{ text: code, type }] : [])),
    );

const typeNames = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/\binterface (\w+)/g), ([, name = ""]) => name));

const diagnostic = (text: string, remedy: string): SampleDiagnostic[] => [{ line: 0, message: text, remedy }];

/** Returns a function that finds the types of a block's data, as a builder has it, or why there are none. */
export const dataTypes = (symbols: readonly KnownSymbol[]) => {
  /** TypeScript declarations of the JSON form of the toolkit's types, by the prefix of the types' names. */
  const declarations = { typescript: readFileSync(DECLARATIONS, "utf8"), rust: symbolDeclarations(symbols) };
  const known = Object.entries(declarations).flatMap(([language, text]) =>
    Array.from(typeNames(text), (type) => ({ language, text, type })),
  );
  /** "BuildRequest", or "typescript.ValidationResult" if both languages use the name. */
  const named = (schema: string): DeclaredType[] | SampleDiagnostic[] => {
    const [, language, name = schema] = /^(?:ddex-builder\.)?(?:(\w+)\.)?(\w+)$/.exec(schema) ?? [];
    const having = known.filter((entry) => entry.type === name && (language ?? entry.language) === entry.language);
    if (having.length === 1) return having;
    const all = known.map(({ type }) => type);
    const suggestion =
      having.map((entry) => `${entry.language}.${name}`).join(" or ") || mostLike(name, all) || "BuildRequest";
    return diagnostic(`schema="${schema}" names no single type of the toolkit`, `Did you mean ${suggestion}?`);
  };
  return ({ program, page }: PageProgram): readonly DeclaredType[] | SampleDiagnostic[] => {
    const schema = program.parts[0]?.schema;
    if (schema !== undefined) return named(schema);
    const readers = program.title === undefined ? [] : readersOf(program.title, page);
    return readers.length > 0
      ? readers
      : diagnostic(
          "Nothing says what type these data have",
          'Write schema="BuildRequest" on the fence, or another type; a title that a program of the page reads "as" a type will do, too.',
        );
  };
};
