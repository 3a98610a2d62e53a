import { z } from "zod";

import { yamlList } from "../../diagnostics/yaml-list";

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
  fix: text,
  /** The cause, fixed. */
  fixed: code.optional(),
  /** Can the playground fix it at once, where it is clear what is meant? */
  playgroundFixes: z.boolean().default(false),
});

/** An entry of an error that readers meet. */
export interface ErrorEntry extends z.infer<typeof errorValues> {
  /** Line of its entry. */
  line: number;
}

/** The errors of a source's file. Throws a ContentError for the first fault. */
export const readErrors = (raw: string, file: string): ErrorEntry[] =>
  yamlList(raw, file, { schema: errorValues, one: "error", many: "errors", key: "id", rest: "its text" }).map(
    ({ fields, line }) => ({ ...fields, line }),
  );
