import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type YAMLError, type YAMLMap } from "yaml";
import type { z } from "zod";

import { ContentError, type Diagnostic } from "./diagnostic";
import { parseFields } from "./parse-fields";

interface YamlFile {
  contents: Document.Parsed["contents"];
  /** Line of a node; 1 if it isn't in the file. */
  lineOf(node: unknown): number;
  /** Line of a map's key, or of the map if it has no such key. */
  lineOfKey(map: YAMLMap, key: PropertyKey | undefined): number;
}

const hasRange = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === "object" && node !== null && Array.isArray((node as { range?: unknown }).range);

/** The problem with YAML; `subject` says what it holds ("the tags are"). */
export const yamlDiagnostic = (error: YAMLError, subject: string): Diagnostic => ({
  message: `${subject} not valid YAML: ${(error.message.split("\n")[0] ?? "").replace(/ at line.*$/, "")}`,
  remedy: "Put values that contain a colon or begin with a special character in quotes",
});

/** Parses a YAML file, keeping its nodes' lines. `subject` is what it holds ("the tags"). Throws a ContentError. */
export const yamlFile = (raw: string, file: string, subject: string): YamlFile => {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(raw, { lineCounter: lines });
  const [error] = errors;
  if (error) {
    const { message, remedy } = yamlDiagnostic(error, `${subject} are`);
    throw new ContentError(file, lines.linePos(error.pos[0]).line, message, remedy);
  }
  const lineOf = (node: unknown): number => (hasRange(node) ? lines.linePos(node.range[0]).line : 1);
  const lineOfKey = (map: YAMLMap, key: PropertyKey | undefined): number => {
    const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
    return lineOf(pair?.key ?? map);
  };
  return { contents, lineOf, lineOfKey };
};

interface ListOf<Schema> {
  schema: Schema;
  /** What to call an entry, like "error", and several. */
  one: string;
  many: string;
  /** The key that starts an entry, and what comes below it. */
  key: string;
  rest: string;
}

interface ListEntry<Fields> {
  fields: Fields;
  line: number;
  lineOf(key: PropertyKey | undefined): number;
}

/** The entries of a YAML file that is a list of maps, in file order. Throws a ContentError for the first mistake. */
export const yamlList = <Schema extends z.ZodObject>(
  raw: string,
  file: string,
  { schema, one, many, key, rest }: ListOf<Schema>,
): ListEntry<z.infer<Schema>>[] => {
  const { contents, lineOf, lineOfKey } = yamlFile(raw, file, `the ${many}`);
  if (!isSeq(contents)) throw new ContentError(file, 1, `the ${many} are not a list`, `Begin each with "- ${key}: …"`);
  return contents.items.map((item) => {
    const line = lineOf(item);
    if (!isMap(item)) throw new ContentError(file, line, `the ${one} is not a map`, `Write "- ${key}: …" and ${rest}`);
    const value = String(item.get(key) ?? "");
    const name = value === "" ? `the ${one}` : `${one} "${value}"`;
    const fields = parseFields(schema, item.toJSON(), {
      file,
      subject: { name, unknown: (unknown) => `${name} has the unknown key "${unknown}"`, place: "to its entry" },
      lineOf: (asked) => lineOfKey(item, asked),
    });
    return { fields, line, lineOf: (asked) => lineOfKey(item, asked) };
  });
};
