import { isMap, isSeq } from "yaml";
import type { z } from "zod";

import { ContentError } from "./content-error";
import { parseFields } from "./parse-fields";
import { yamlFile } from "./yaml-file";

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
  /** Line of the entry. */
  line: number;
  /** Line of one of its keys. */
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
