import path from "node:path";

import { z } from "zod";

import { yamlList } from "../../diagnostics/yaml-file";
import { dataPaths } from "../../config/content";
import { ContentError } from "../../diagnostics/diagnostic";
import { byRoot, digestOf, filesIn, whenChanged } from "../../diagnostics/cached-files";

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
const readErrors = (raw: string, file: string): ErrorEntry[] =>
  yamlList(raw, file, { schema: errorValues, one: "error", many: "errors", key: "id", rest: "its text" }).map(
    ({ fields, line }) => ({ ...fields, line }),
  );

export interface Errors {
  /** The entries of each source, in file order. */
  bySource: ReadonlyMap<string, readonly ErrorEntry[]>;
  /** Changes with any entry. */
  digest: string;
}

/** Throws if two entries have the same id, because ids are anchors. */
const checkIds = (files: readonly { file: string; entries: readonly ErrorEntry[] }[]): void => {
  const places = new Map<string, string>();
  for (const { file, entries } of files)
    for (const { id, line } of entries) {
      const first = places.get(id);
      if (first) throw new ContentError(file, line, `"${id}" is the id of the error in ${first} too`, "Change one");
      places.set(id, `${file}:${line}`);
    }
};

/** Parses errors from the contents of their files. */
export const toErrors = (files: readonly { file: string; raw: string }[]): Errors => {
  const read = files.map(({ file, raw }) => ({ file, entries: readErrors(raw, file) }));
  checkIds(read);
  return {
    bySource: new Map(read.map(({ file, entries }) => [path.basename(file, ".yaml"), entries])),
    digest: digestOf(files),
  };
};

/** The current errors of a content root. */
export const currentErrors = byRoot((root) => whenChanged(() => filesIn(dataPaths(root).errors, ".yaml"), toErrors));
