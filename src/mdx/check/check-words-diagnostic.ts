import type { CodeMeta } from "../code/code-meta";
import type { Diagnostic } from "../../diagnostics/diagnostic";

const reasons = ["unchecked", "wrong", "recorded"] as const;

/** A sentence has at least four words and a full stop. */
const isSentence = (text: string): boolean =>
  text.trim().endsWith(".") && text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 4;

const hasDay = (text: string): boolean =>
  (text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []).some((day) => !Number.isNaN(Date.parse(day)));

const reasonDiagnostic = (meta: CodeMeta): Diagnostic | undefined => {
  const vague = reasons.find((name) => meta[name] !== undefined && !isSentence(meta[name]));
  if (vague !== undefined)
    return {
      message: `${vague} gives no reason in a sentence`,
      remedy: `Write ${vague}="…" with a sentence of four words or more that ends with a full stop.`,
    };
  return meta.recorded === undefined || hasDay(meta.recorded)
    ? undefined
    : { message: "recorded names no day", remedy: "Say when the output was made, like 2026-11-22." };
};

const outputWords = ["recorded", "of"] as const;
const programWords = ["continues", "unchecked", "wrong"] as const;

const placeDiagnostic = (lang: string, meta: CodeMeta): Diagnostic | undefined => {
  const isOutput = lang === "output";
  const misplaced = (isOutput ? programWords : outputWords).find(
    (name) => meta[name] !== undefined && meta[name] !== false,
  );
  if (misplaced === undefined) return undefined;
  return {
    message: `${misplaced} stands on ${isOutput ? "an output" : `a ${lang} block`}`,
    remedy: isOutput
      ? 'Remove it; an output that no check makes has recorded="how and when" of="digest".'
      : "Write it on the output of the block.",
  };
};

/** The problem with a code fence's statements about its own check. */
export const checkWordsDiagnostic = (lang: string, meta: CodeMeta): Diagnostic | undefined => {
  const diagnostic = placeDiagnostic(lang, meta) ?? reasonDiagnostic(meta);
  if (diagnostic) return diagnostic;
  if (meta.of !== undefined && meta.recorded === undefined)
    return { message: "of stands without recorded", remedy: 'Write recorded="how and when" as well, or remove it.' };
  if (meta.unchecked !== undefined && meta.wrong !== undefined)
    return { message: "A block is both unchecked and wrong", remedy: "Keep wrong: its check must then fail." };
  return undefined;
};
