import { z } from "zod";

import { yamlList } from "../../diagnostics/yaml-file";

const text = z.string().min(1);
const printers = z.array(text).min(1);
const code = z.strictObject({ language: text, code: text });

const errorValues = z.strictObject({
  /** The anchor of its entry. */
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
  /** As printed; `{…}` marks a variable part. */
  text,
  /** Languages or programs that print this text. */
  from: printers,
  /** What others print for the same mistake. */
  also: z.array(z.strictObject({ text, from: printers })).default([]),
  /** One or two sentences in Markdown. */
  means: text,
  /** The smallest message or call that causes the error; `system` is the one it needs, like "win32 x64". */
  cause: code.extend({ system: text.optional() }),
  /** What to do about it, in Markdown. */
  fix: text,
  /** The cause, fixed. */
  fixed: code.optional(),
  /** Can the playground fix it, because the intention is clear? */
  playgroundFixes: z.boolean().default(false),
});

/** An error that readers run into. */
export interface ErrorEntry extends z.infer<typeof errorValues> {
  line: number;
}

/** The errors in a source's file. Throws a ContentError for the first mistake. */
export const readErrors = (raw: string, file: string): ErrorEntry[] =>
  yamlList(raw, file, { schema: errorValues, one: "error", many: "errors", key: "id", rest: "its text" }).map(
    ({ fields, line }) => ({ ...fields, line }),
  );
