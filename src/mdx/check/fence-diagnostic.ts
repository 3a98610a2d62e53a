import type { Code } from "mdast";

import { type Diagnostic, suggest, toDiagnostic } from "../../diagnostics/diagnostic";
import { FOLD_ABOVE } from "../code/code-block";
import { codeLanguages } from "../code/code-languages";
import { type CodeMeta, metaWords, parseCodeMeta } from "../code/code-meta";

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

/** Returns the problem with a code fence's statements about its own check. */
const checkDiagnostic = (lang: string, meta: CodeMeta): Diagnostic | undefined => {
  const isOutput = lang === "output";
  const word = (isOutput ? programWords : outputWords).find((name) => meta[name] !== undefined && meta[name] !== false);
  if (word !== undefined) return toDiagnostic(isOutput ? "fence-on-output" : "fence-on-program", { word, lang });
  const vague = reasons.find((name) => meta[name] !== undefined && !isSentence(meta[name]));
  if (vague !== undefined) return toDiagnostic("fence-vague", { word: vague });
  if (meta.recorded !== undefined && !hasDay(meta.recorded)) return toDiagnostic("fence-no-day");
  if (meta.of !== undefined && meta.recorded === undefined) return toDiagnostic("fence-of-alone");
  return meta.unchecked !== undefined && meta.wrong !== undefined ? toDiagnostic("fence-unchecked-wrong") : undefined;
};

/** Returns the problem with the first line of a code fence. */
export const fenceDiagnostic = ({ lang, meta, value }: Code): Diagnostic | undefined => {
  const known = [...codeLanguages.keys()];
  if (!lang) return toDiagnostic("fence-no-language", { known: known.join(", ") });
  if (!codeLanguages.has(lang)) return toDiagnostic("fence-language", { lang, suggestion: suggest(lang, known) });
  const words = parseCodeMeta(meta);
  const { deleted, fold, npm2yarn, twoslash, unknown } = words;
  if (npm2yarn && lang !== "bash") return toDiagnostic("fence-npm2yarn", { lang });
  if (fold && value.split("\n").length <= FOLD_ABOVE) return toDiagnostic("fence-fold", { lines: FOLD_ABOVE });
  if (twoslash && (!typedLanguages.has(lang) || words.continues || words.wrong !== undefined || deleted.size > 0))
    return toDiagnostic("fence-twoslash");
  if (deleted.size > 0 && lang === "output") return toDiagnostic("fence-del-output");
  if (isAllDeleted(value, deleted)) return toDiagnostic("fence-del-all");
  const [word] = unknown;
  return word === undefined
    ? checkDiagnostic(lang, words)
    : toDiagnostic("fence-word", { word, suggestion: suggest(word, metaWords) });
};
