import type { KnownSymbol } from "../../names/toolkit-names";

const SIMPLE: Readonly<Record<string, string>> = {
  ...{ String: "string", "&str": "string", bool: "boolean", "DateTime<Utc>": "string" },
  Duration: "{ secs: number; nanos: number }",
  ...Object.fromEntries("u8 u16 u32 u64 usize i32 i64 isize f32 f64".split(" ").map((one) => [one, "number"])),
};

/** The TypeScript type of a Rust type in JSON; undefined if it isn't part of the JSON. */
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

/** The interface of a struct; undefined if it has a field that isn't part of the JSON. */
const toInterface = ({ name, params }: KnownSymbol, structs: ReadonlySet<string>): string | undefined => {
  const fields = params.map((param) => {
    const type = toJsonType(param.type, structs);
    const mayLack = !param.required || param.type.startsWith("Option<");
    return type === undefined ? undefined : `  ${param.name}${mayLack ? "?" : ""}: ${type};`;
  });
  return fields.length === 0 || fields.includes(undefined) ? undefined : `interface ${name} {\n${fields.join("\n")}\n}`;
};

/** TypeScript declarations of the JSON form of the builder's structs in Rust. */
export const symbolDeclarations = (symbols: readonly KnownSymbol[]): string => {
  const own = symbols.filter(
    ({ package: owner, language, kind }) =>
      owner === "ddex-builder" && language === "rust" && (kind === "struct" || kind === "class"),
  );
  const structs = new Set(own.map(({ name }) => name));
  return own.flatMap((symbol) => toInterface(symbol, structs) ?? []).join("\n");
};
