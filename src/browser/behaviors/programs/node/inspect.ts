/** The longest list in one line, with its brackets and the spaces before it. */
const LINE = 71;

/** Deeper lists are left out. */
const DEPTH = 2;

const quote = (text: string): string => {
  const mark = ["'", '"', "`"].find((candidate) => !text.includes(candidate)) ?? "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return mark + (mark === "'" ? escaped.replaceAll("'", "\\'") : escaped) + mark;
};

const inBrackets = (open: string, parts: readonly string[], close: string, indent: string): string => {
  if (parts.length === 0) return open + close;
  const line = `${open} ${parts.join(", ")} ${close}`;
  const fits = indent.length + line.length <= LINE && !line.includes("\n");
  return fits ? line : `${open}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`;
};

const propertyName = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));

/** Returns a value as Node.js prints it, if it's data; arrays of more than six values aren't put into columns. */
const inspect = (value: unknown, indent = "", depth = 0): string => {
  if (typeof value === "string") return quote(value);
  if (typeof value === "bigint") return `${value}n`;
  if (Object.is(value, -0)) return "-0";
  if (typeof value !== "object" || value === null) return String(value);
  if (value instanceof Error) return value.stack ?? String(value);
  const of = (inner: unknown): string => inspect(inner, `${indent}  `, depth + 1);
  const list = (open: string, close: string, items: readonly unknown[], print: (item: never) => string): string =>
    depth > DEPTH && items.length > 0
      ? `[${value.constructor.name}]`
      : inBrackets(open, (items as never[]).map(print), close, indent);
  if (Array.isArray(value)) return list("[", "]", value, of);
  if (value instanceof Set) return list(`Set(${value.size}) {`, "}", [...value], of);
  const pairs = ([key, inner]: [unknown, unknown]): string => `${of(key)} => ${of(inner)}`;
  if (value instanceof Map) return list(`Map(${value.size}) {`, "}", [...value], pairs);
  return list(
    "{",
    "}",
    Object.entries(value),
    ([key, inner]: [string, unknown]) => `${propertyName(key)}: ${of(inner)}`,
  );
};

const placeholders: Readonly<Record<string, (value: unknown) => string>> = {
  s: (value) => (typeof value === "object" && value !== null ? inspect(value) : String(value)),
  d: (value) => String(Number(value)),
  i: (value) => String(parseInt(String(value), 10)),
  f: (value) => String(parseFloat(String(value))),
  j: (value) => JSON.stringify(value),
  o: (value) => inspect(value),
  O: (value) => inspect(value),
  c: () => "",
};

/** Returns what Node.js prints for the arguments of `console.log`. */
export const format = (...values: readonly unknown[]): string => {
  const [first, ...rest] = values;
  const isText = typeof first === "string";
  const text =
    isText && rest.length > 0
      ? first.replace(/%([sdifjoOc%])/g, (place, kind: string) => {
          if (kind === "%") return "%";
          return rest.length > 0 ? placeholders[kind]!(rest.shift()) : place;
        })
      : first;
  return [...(isText ? [text] : values.slice(0, 1)), ...rest]
    .map((value) => (typeof value === "string" ? value : inspect(value)))
    .join(" ");
};
