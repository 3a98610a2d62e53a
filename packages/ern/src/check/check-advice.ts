import { createReader, type Reader } from "../model/reader";
import type { ErnVersion } from "../model-types";
import { versionOf } from "../schema/versions";
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

/** Makes a check; returns by what, or why nothing was checked. */
const check = (kind: AdviceKind, ...args: [Reader, ErnVersion, DiagnosticList]): ProfileOutcome => {
  if (kind === "profile") return checkProfile(...args);
  checkHints(...args);
  return {};
};

/** Checks what no schema demands. */
export const checkAdvice = (document: ErnDocument, kind: AdviceKind): Advice => {
  const diagnostics = new DiagnosticList(document);
  const isMessage = localNameOf(document, document.root) === "NewReleaseMessage";
  const version = isMessage ? versionOf(document) : null;
  const checked = version
    ? check(kind, createReader(document), version, diagnostics)
    : { unchecked: "not checked, because this isn't a NewReleaseMessage of a known version" };
  return { kind, diagnostics: diagnostics.toSorted(), count: diagnostics.count, ...checked };
};
