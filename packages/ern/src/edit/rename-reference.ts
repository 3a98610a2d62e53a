import { ErnError } from "../ern-error";
import { letterOf, listReferences, type ReferenceKind } from "../model/references";
import { applySplices } from "../text/splices";
import type { ErnDocument, ErnEdit } from "../types";
import { escapeText } from "../xml/escape";
import { positionAt } from "../xml/nodes";

/** Renames a reference where it's defined and wherever it's used. */
export const renameReference = (
  document: ErnDocument,
  { kind, from, to }: { kind: ReferenceKind; from: string; to: string },
): ErnEdit => {
  const references = listReferences(document).filter((reference) => reference.kind === kind);
  const found = references.filter(({ value }) => value === from);
  const refuse = (message: string, remedy: string, offset = 0): ErnError =>
    new ErnError({ code: "edit", message, remedy, ...positionAt(document, offset) });
  const letter = letterOf(kind);
  const [first] = found;
  if (!first) throw refuse(`No ${kind} has the reference ${from}.`, "Choose a reference of the message.");
  const taken = references.find(({ value }) => value === to);
  if (taken && to !== from) throw refuse(`The reference ${to} is taken.`, "Choose another one.", taken.from);
  if (!new RegExp(`^${letter}[\\w-]+$`).test(to)) {
    const remedy = `Begin with ${letter}; letters, digits, “-” and “_” follow.`;
    throw refuse(`“${to}” cannot be the reference of a ${kind}.`, remedy, first.from);
  }
  const splices = found.map((reference) => ({ from: reference.from, to: reference.to, insert: escapeText(to) }));
  return applySplices(document.source, splices);
};
