import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from "yaml";
import type { z } from "zod";

import { errorIn, toDiagnostic } from "./diagnostic";
import { parseFields } from "./parse-fields";

interface YamlFile {
  contents: Document.Parsed["contents"];
  /** Line of a node; 1 if it isn't in the file. */
  lineOf(node: unknown): number;
  /** Line of a map's key, or of the map if it has no such key. */
  lineOfKey(map: YAMLMap, key: PropertyKey | undefined): number;
}

/** Parses YAML, keeping the positions of its lines. */
export const parseYaml = (raw: string) => {
  const lines = new LineCounter();
  return { lines, document: parseDocument(raw, { lineCounter: lines }) };
};

/** Returns the nodes of YAML with their lines. `subject` says what it holds ("the tags are"). Throws a ContentError. */
export const yamlFile = (
  raw: string,
  file: string,
  subject: string,
  lineOffset = 0,
  { lines, document: { contents, errors } } = parseYaml(raw),
): YamlFile => {
  const [error] = errors;
  if (error) {
    const text = error.message.split("\n")[0]!.replace(/ at line.*$/, "");
    throw errorIn(
      file,
      lines.linePos(error.pos[0]).line + lineOffset,
      toDiagnostic(error.code === "TAB_AS_INDENT" ? "yaml-tab" : "yaml-invalid", { subject, text }),
    );
  }
  const unreadable = raw.search(/\uFFFD|\p{Surrogate}/u);
  if (unreadable >= 0)
    throw errorIn(file, lines.linePos(unreadable).line + lineOffset, toDiagnostic("text-unreadable"));
  const lineOf = (node: unknown): number => (isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1);
  const lineOfKey = (map: YAMLMap, key: PropertyKey | undefined): number => {
    const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
    return lineOf(pair?.key ?? map);
  };
  return { contents, lineOf, lineOfKey };
};

interface ListOf<Schema> {
  schema: Schema;
  /** What to call an entry, like "error", and several. */
  singular: string;
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

/** Returns the entries of a YAML file that is a list of maps, in order. Throws a ContentError for the first mistake. */
export const yamlList = <Schema extends z.ZodObject>(
  raw: string,
  file: string,
  { schema, singular: singular, many, key, rest }: ListOf<Schema>,
): ListEntry<z.infer<Schema>>[] => {
  const { contents, lineOf, lineOfKey } = yamlFile(raw, file, `the ${many} are`);
  if (!isSeq(contents)) throw errorIn(file, 1, toDiagnostic("yaml-list", { many, key }));
  return contents.items.map((item) => {
    const line = lineOf(item);
    if (!isMap(item)) throw errorIn(file, line, toDiagnostic("yaml-map", { singular, key, rest }));
    const value = String(item.get(key) ?? "");
    const name = value === "" ? `the ${singular}` : `${singular} "${value}"`;
    const keyLine = (field: PropertyKey | undefined): number => lineOfKey(item, field);
    const subject = { name, place: "to its entry" };
    return { fields: parseFields(schema, item.toJSON(), { file, subject, lineOf: keyLine }), line, lineOf: keyLine };
  });
};
