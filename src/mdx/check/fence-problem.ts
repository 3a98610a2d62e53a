import type { Code } from "mdast";

import { FOLD_ABOVE } from "../code/code-fold";
import { codeLanguages } from "../code/code-languages";
import { codeMeta } from "../code/code-meta";
import type { Problem } from "../../problems/problem";
import { suggest } from "../../problems/suggest";

const metaWords = [
  "title",
  "{1,4-6}",
  "showLineNumbers",
  "ins",
  "del",
  "wrap",
  "npm2yarn",
  "fold",
  "continues",
  "unchecked",
  "wrong",
  "within",
  "schema",
  "recorded",
  "of",
];

/** Gives what is wrong with the first line of a code fence. */
export const fenceProblem = ({ lang, meta, value }: Code): Problem | undefined => {
  const known = [...codeLanguages.keys()];
  if (!lang) return { problem: "A code fence names no language", remedy: `Known: ${known.join(", ")}.` };
  if (!codeLanguages.has(lang))
    return { problem: `"${lang}" is not a known code language`, remedy: suggest(lang, known) };
  const { fold, npm2yarn, unchecked, unknown } = codeMeta(meta ?? "");
  if (npm2yarn && lang !== "bash")
    return { problem: `npm2yarn stands on a ${lang} fence`, remedy: "Write ```bash npm2yarn." };
  if (fold && value.split("\n").length <= FOLD_ABOVE)
    return {
      problem: "fold stands on a short fence",
      remedy: `Remove it: code of up to ${FOLD_ABOVE} lines is shown whole.`,
    };
  if (unchecked?.trim() === "")
    return { problem: "unchecked gives no reason", remedy: 'Write unchecked="why the block is not checked".' };
  const [first] = unknown;
  return first === undefined
    ? undefined
    : { problem: `"${first}" means nothing on a code fence`, remedy: suggest(first, metaWords) };
};
