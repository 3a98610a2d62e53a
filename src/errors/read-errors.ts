import { isMap, isSeq } from "yaml";
import { z } from "zod";

import { ContentError } from "../problems/content-error";
import { parseFields } from "../problems/parse-fields";
import { yamlFile } from "../problems/yaml-file";

const text = z.string().min(1);
const printers = z.array(text).min(1);
const code = z.strictObject({ language: text, code: text });

const errorValues = z.strictObject({
  /** The anchor of its entry. */
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
  /** As it is printed; `{…}` stands for what changes. */
  text,
  /** Languages or programs that print this text. */
  from: printers,
  /** What others print for the same fault. */
  also: z.array(z.strictObject({ text, from: printers })).default([]),
  /** One or two sentences in Markdown. */
  means: text,
  /** The smallest message or call that has the fault; `system` is the one that it needs, as in "win32 x64". */
  cause: code.extend({ system: text.optional() }),
  /** What to do about it, in Markdown. */
  mend: text,
  /** The cause, mended. */
  mended: code.optional(),
});

/** An entry of an error that readers meet. */
export interface ErrorEntry extends z.infer<typeof errorValues> {
  /** Line of its entry. */
  line: number;
}

/** The errors of a source's file. Throws a ContentError for the first fault. */
export const readErrors = (raw: string, file: string): ErrorEntry[] => {
  const { contents, lineOf, lineOfKey } = yamlFile(raw, file, "the errors");
  if (!isSeq(contents)) throw new ContentError(file, 1, "the errors are not a list", 'Begin each with "- id: …"');
  return contents.items.map((item): ErrorEntry => {
    const line = lineOf(item);
    if (!isMap(item)) throw new ContentError(file, line, "the error is not a map", 'Write "- id: …" and its text');
    const name = `error "${String(item.get("id") ?? "")}"`;
    const fields = parseFields(errorValues, item.toJSON(), {
      file,
      subject: { name, unknown: (key) => `${name} has the unknown key "${key}"`, place: "to its entry" },
      lineOf: (key) => lineOfKey(item, key),
    });
    return { ...fields, line };
  });
};
