import { createReader } from "../model/reader";
import { MESSAGE, versionNumberOf, versionOf } from "../schema/versions";
import type { ErnDiagnostic, ErnDocument } from "../types";
import { localNameOf } from "../xml/nodes";
import { checkHints } from "./check-hints";
import { checkProfile, type ProfileOutcome } from "./check-profile";
import { DiagnosticList } from "./diagnostic-list";

/** What is checked besides the standard: the rules of the release profile that a message names, and good practice. */
export type AdviceKind = "profile" | "hint";

export interface Advice extends ProfileOutcome {
  kind: AdviceKind;
  diagnostics: ErnDiagnostic[];
  /** The number of problems, those that aren't listed included. */
  count: number;
}

const UNKNOWN = { unchecked: "not checked, because this isn't a NewReleaseMessage of a known version" };

/** Makes a check of a message; returns by what, or why nothing was checked. */
const checkKind = (kind: AdviceKind, document: ErnDocument, diagnostics: DiagnosticList): ProfileOutcome => {
  if (kind === "profile") {
    const number = versionNumberOf(document);
    return number === null ? UNKNOWN : checkProfile(createReader(document), number, diagnostics);
  }
  const version = versionOf(document);
  if (!version) return UNKNOWN;
  checkHints(createReader(document), version, diagnostics);
  return {};
};

/** Checks what no schema demands. */
export const checkAdvice = (document: ErnDocument, kind: AdviceKind): Advice => {
  const diagnostics = new DiagnosticList(document);
  const isMessage = localNameOf(document, document.root) === MESSAGE;
  const outcome = isMessage ? checkKind(kind, document, diagnostics) : UNKNOWN;
  return { kind, diagnostics: diagnostics.toSorted(), count: diagnostics.count, ...outcome };
};
