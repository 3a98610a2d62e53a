import type { Code } from "mdast";

import { FOLD_ABOVE } from "../code/code-block";
import { codeLanguages } from "../code/code-languages";
import { codeMeta, metaWords, type CodeMeta } from "../code/code-meta";
import { suggest, type Diagnostic } from "../../diagnostics/diagnostic";

/** Languages in which the types of names can be shown. */
const typedLanguages: ReadonlySet<string> = new Set(["ts", "mts", "typescript"]);

const isAllDeleted = (code: string, deleted: ReadonlySet<number>): boolean =>
  deleted.size > 0 && code.split("\n").every((line, index) => line.trim() === "" || deleted.has(index + 1));

const outputWords = ["recorded", "of"] as const;
const programWords = ["continues", "unchecked", "wrong"] as const;
const reasons = ["unchecked", "wrong", "recorded"] as const;

/** A sentence has at least four words and a full stop. */
const isSentence = (text: string): boolean =>
  text.trim().endsWith(".") && text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 4;

const hasDay = (text: string): boolean =>
  (text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []).some((day) => !Number.isNaN(Date.parse(day)));

/** The problem with a code fence's statements about its own check. */
const checkDiagnostic = (lang: string, meta: CodeMeta): Diagnostic | undefined => {
  const isOutput = lang === "output";
  const misplaced = (isOutput ? programWords : outputWords).find(
    (name) => meta[name] !== undefined && meta[name] !== false,
  );
  if (misplaced !== undefined)
    return {
      message: `${misplaced} stands on ${isOutput ? "an output" : `a ${lang} block`}`,
      remedy: isOutput
        ? 'Remove it; an output that no check makes has recorded="how and when" of="digest".'
        : "Write it on the output of the block.",
    };
  const vague = reasons.find((name) => meta[name] !== undefined && !isSentence(meta[name]));
  if (vague !== undefined)
    return {
      message: `${vague} gives no reason in a sentence`,
      remedy: `Write ${vague}="…" with a sentence of four words or more that ends with a full stop.`,
    };
  if (meta.recorded !== undefined && !hasDay(meta.recorded))
    return { message: "recorded names no day", remedy: "Say when the output was made, like 2026-11-22." };
  if (meta.of !== undefined && meta.recorded === undefined)
    return { message: "of stands without recorded", remedy: 'Write recorded="how and when" as well, or remove it.' };
  if (meta.unchecked !== undefined && meta.wrong !== undefined)
    return { message: "A block is both unchecked and wrong", remedy: "Keep wrong: its check must then fail." };
  return undefined;
};

/** The problem with the first line of a code fence. */
export const fenceDiagnostic = ({ lang, meta, value }: Code): Diagnostic | undefined => {
  const known = [...codeLanguages.keys()];
  if (!lang) return { message: "A code fence names no language", remedy: `Known: ${known.join(", ")}.` };
  if (!codeLanguages.has(lang))
    return { message: `"${lang}" is not a known code language`, remedy: suggest(lang, known) };
  const words = codeMeta(meta);
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
    ? checkDiagnostic(lang, words)
    : { message: `"${first}" means nothing on a code fence`, remedy: suggest(first, metaWords) };
};
