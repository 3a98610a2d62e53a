import path from "node:path";

import { z } from "zod";

import { dataPaths } from "../../config/content";
import { digestOf, filesIn, memoizeRootFiles, type TextFile } from "../../diagnostics/cached-files";
import { errorIn, toDiagnostic } from "../../diagnostics/diagnostic";
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
  /** Whether the playground can fix it, because the intention is clear. */
  playgroundFixes: z.boolean().default(false),
});

export interface ErrorEntry extends z.infer<typeof errorValues> {
  line: number;
}

/** Returns a printed text as readers see it, with `…` for its variable parts. */
export const shownText = (printed: string): string => printed.replace(/\{\w+\}/g, "…");

const list = { schema: errorValues, singular: "error", many: "errors", key: "id", rest: "its text" };

export interface Errors {
  /** The entries of each source, in file order. */
  bySource: ReadonlyMap<string, readonly ErrorEntry[]>;
  digest: string;
}

/** Parses errors from the contents of their files. Throws a ContentError for the first mistake. */
export const parseErrors = (files: readonly TextFile[]): Errors => {
  /** Ids are anchors, so no two entries may have the same. */
  const places = new Map<string, string>();
  const read = files.map(({ file, raw }): [source: string, entries: ErrorEntry[]] => {
    const entries = yamlList(raw, file, list).map(({ fields, line }) => ({ ...fields, line }));
    for (const { id, line } of entries) {
      const first = places.get(id);
      if (first) throw errorIn(file, line, toDiagnostic("error-taken", { id, first }));
      places.set(id, `${file}:${line}`);
    }
    return [path.basename(file, ".yaml"), entries];
  });
  return { bySource: new Map(read), digest: digestOf(files) };
};

export const currentErrors = memoizeRootFiles((root) => filesIn(dataPaths(root).errors, ".yaml"), parseErrors);
