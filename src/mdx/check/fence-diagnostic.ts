import type { Code } from "mdast";

import { FOLD_ABOVE } from "../code/code-fold";
import { codeLanguages } from "../code/code-languages";
import { codeMeta } from "../code/code-meta";
import { checkWordsDiagnostic } from "./check-words-diagnostic";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import { suggest } from "../../diagnostics/diagnostic";

const metaWords = [
  "title",
  "{1,4-6}",
  "showLineNumbers",
  "ins",
  "del",
  "focus",
  "wrap",
  "npm2yarn",
  "fold",
  "twoslash",
  "file",
  "region",
  "continues",
  "unchecked",
  "wrong",
  "within",
  "schema",
  "recorded",
  "of",
];

/** Languages in which the types of names can be shown. */
const typedLanguages: ReadonlySet<string> = new Set(["ts", "mts", "typescript"]);

const isAllDeleted = (code: string, deleted: ReadonlySet<number>): boolean =>
  deleted.size > 0 && code.split("\n").every((line, index) => line.trim() === "" || deleted.has(index + 1));

/** The problem with the first line of a code fence. */
export const fenceDiagnostic = ({ lang, meta, value }: Code): Diagnostic | undefined => {
  const known = [...codeLanguages.keys()];
  if (!lang) return { message: "A code fence names no language", remedy: `Known: ${known.join(", ")}.` };
  if (!codeLanguages.has(lang))
    return { message: `"${lang}" is not a known code language`, remedy: suggest(lang, known) };
  const words = codeMeta(meta ?? "");
  const { deleted, fold, npm2yarn, twoslash, unknown } = words;
  if (npm2yarn && lang !== "bash")
    return { message: `npm2yarn stands on a ${lang} fence`, remedy: "Write ```bash npm2yarn." };
  if (fold && value.split("\n").length <= FOLD_ABOVE)
    return {
      message: "fold stands on a short fence",
      remedy: `Remove it: code of up to ${FOLD_ABOVE} lines is shown whole.`,
    };
  if (twoslash && (!typedLanguages.has(lang) || words.continues || words.wrong !== undefined || deleted.size > 0))
    return {
      message: "twoslash stands on a block that is no whole TypeScript program",
      remedy: "Remove it: the compiler must pass the block as it is, alone.",
    };
  if (deleted.size > 0 && lang === "output")
    return { message: "del stands on an output", remedy: "Remove it: an output is what is printed." };
  if (isAllDeleted(value, deleted))
    return {
      message: "del marks every line of a block, so that no code is left to check",
      remedy: 'Show what stands in its place, or write wrong="why" in place of del.',
    };
  const [first] = unknown;
  return first === undefined
    ? checkWordsDiagnostic(lang, words)
    : { message: `"${first}" means nothing on a code fence`, remedy: suggest(first, metaWords) };
};
