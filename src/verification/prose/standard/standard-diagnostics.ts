import type { Root } from "mdast";

import type { Diagnostic } from "../../../diagnostics/diagnostic";
import type { LineDiagnostic } from "../read-page";
import { covers, namesOf, readMark, toMark } from "./fact-marks";
import { type Claim, describeFact, judgeClaim } from "./judge-claim";
import { readClaims } from "./read-claims";
import { ernPath } from "./read-clauses";
import { type LineOf, readParts, type TextPart } from "./read-sentences";

const claimDiagnostic = (claim: Claim, line: number): LineDiagnostic => {
  const isFalse = judgeClaim(claim) === false;
  const message =
    claim.fact === "unclear"
      ? `What the sentence says about ${claim.paths.join(", ")} isn't understood`
      : isFalse
        ? `The sentence says "${toMark(claim)}", but ${describeFact(claim)}`
        : `Nothing decides whether "${toMark(claim)}" is true: ${describeFact(claim)}`;
  const remedy = `${isFalse ? "Correct it" : "Name element, parent and version"}, print it with <Ern>, or mark what it means: {/* ern: Parent/Name optional 4.3 */}, {/* ern: Name none (why it isn't about the standard) */}`;
  return { line, message, remedy };
};

const FORM = "{/* ern: Parent/Name optional 4.3 */} or {/* ern: Name none (why it isn't about the standard) */}";

const markDiagnostic = (text: string, { sentences }: TextPart): Diagnostic | undefined => {
  const mark = readMark(text);
  if (!mark) return { message: `"${text}" isn't a mark of a fact`, remedy: `Write ${FORM}` };
  const isNamed = sentences.some(({ codes }) =>
    codes.some((code) => namesOf(ernPath(code) ?? "").some((name) => mark.names.includes(name))),
  );
  if (!isNamed)
    return {
      message: `The mark is about ${mark.names.at(-1)}, which its text doesn't name`,
      remedy: "Move or remove it",
    };
  if (!mark.claim || judgeClaim(mark.claim) === true) return undefined;
  const message = `The mark says "${text}", but ${describeFact(mark.claim)}`;
  return { message, remedy: "Correct the sentence and its mark" };
};

const partDiagnostics = (part: TextPart): LineDiagnostic[] => {
  const marks = part.marks.flatMap(({ text, line }) => text.split(/;\s+/).map((one) => ({ text: one, line })));
  const read = marks.flatMap(({ text }) => readMark(text) ?? []);
  return [
    ...marks.flatMap(({ text, line }) => {
      const diagnostic = markDiagnostic(text, part);
      return diagnostic ? [{ line, ...diagnostic }] : [];
    }),
    ...part.sentences.flatMap((sentence) =>
      readClaims(sentence)
        .filter((claim) => judgeClaim(claim) !== true && !read.some((mark) => covers(mark, claim, sentence.text)))
        .map((claim) => claimDiagnostic(claim, sentence.line)),
    ),
  ];
};

/** Problems with what a text says about the ERN standard: claims that the data contradict or don't decide, and false marks. */
export const standardDiagnostics = (tree: Root, lineOf: LineOf): LineDiagnostic[] => {
  const found = readParts(tree, lineOf).flatMap(partDiagnostics);
  return found.filter(
    ({ line, message }, at) => found.findIndex((one) => one.line === line && one.message === message) === at,
  );
};
