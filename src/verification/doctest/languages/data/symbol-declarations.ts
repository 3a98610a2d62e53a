import type { KnownSymbol } from "../../names/toolkit-names";

const SIMPLE: Readonly<Record<string, string>> = {
  ...{ String: "string", "&str": "string", str: "string", bool: "boolean" },
  Duration: "{ secs: number; nanos: number }",
  "DateTime<Utc>": "string",
  ...Object.fromEntries(
    "u8 u16 u32 u64 usize i32 i64 isize f32 f64 int float".split(" ").map((one) => [one, "number"]),
  ),
};

/** Splits "A, B<C, D>" at its outer commas. */
const splitArguments = (text: string): string[] => {
  const parts = [""];
  let depth = 0;
  for (const char of text) {
    if ("<[".includes(char)) depth += 1;
    if (">]".includes(char)) depth -= 1;
    if (char === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
};

/** The TypeScript type of a Rust or Python type in JSON; undefined if it isn't part of the JSON. */
const toJsonType = (type: string, structs: ReadonlySet<string>): string | undefined => {
  const [, outer = type, inner] = /^(\w+)[<[](.*)[>\]]$/.exec(type) ?? [];
  const nullable = type.replace(/ \| None$/, "");
  const argument = (at: number): string | undefined => toJsonType(splitArguments(inner ?? "")[at] ?? "", structs);
  if (nullable !== type) return orNull(toJsonType(nullable, structs));
  if (structs.has(type)) return type;
  if (inner === undefined || type in SIMPLE) return SIMPLE[type];
  if (outer === "Option") return orNull(argument(0));
  if (/^(Vec|list)$/.test(outer)) return argument(0) && `(${argument(0)})[]`;
  return /Map$|^dict$/.test(outer) && argument(0) === "string"
    ? argument(1) && `Record<string, ${argument(1)}>`
    : undefined;
};

const orNull = (type: string | undefined): string | undefined => type && `${type} | null`;

/** The interface of a struct; undefined if it has a field that isn't part of the JSON. */
const toInterface = (
  { name, params }: KnownSymbol,
  structs: ReadonlySet<string>,
  other: string | undefined,
): string | undefined => {
  const fields = params.map((param) => {
    const type = toJsonType(param.type, structs) ?? other;
    const mayLack = !param.required || param.type.startsWith("Option<");
    return type === undefined ? undefined : `  ${param.name}${mayLack ? "?" : ""}: ${type};`;
  });
  return fields.length === 0 || fields.includes(undefined) ? undefined : `interface ${name} {\n${fields.join("\n")}\n}`;
};

/**
 * TypeScript declarations of the JSON form of a package's structs and classes in a language; `other` is the type of
 * what isn't part of the JSON.
 */
export const symbolDeclarations = (
  symbols: readonly KnownSymbol[],
  pack: string,
  language: string,
  other?: string,
): string => {
  const own = symbols.filter(
    (symbol) =>
      symbol.package === pack && symbol.language === language && (symbol.kind === "struct" || symbol.kind === "class"),
  );
  const structs = new Set(own.map(({ name }) => name));
  return own.flatMap((symbol) => toInterface(symbol, structs, other) ?? []).join("\n");
};
