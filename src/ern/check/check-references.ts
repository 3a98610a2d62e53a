import { listReferences } from "../model/references";
import type { ErnDocument } from "../types";
import { positionAt } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";

/** Checks that each reference is defined exactly once. */
export const checkReferences = (document: ErnDocument, diagnostics: DiagnosticList): void => {
  const references = listReferences(document);
  const defined = new Map<string, number>();
  for (const reference of references) {
    if (!reference.isDefinition) continue;
    const key = `${reference.kind} ${reference.value}`;
    const first = defined.get(key);
    if (first === undefined) {
      defined.set(key, positionAt(document, reference.from).line);
    } else {
      const message = `The reference ${reference.value} of a ${reference.kind} is defined twice, first in line ${first}.`;
      const remedy = "Give one of the two another reference, and change what refers to it.";
      diagnostics.addValue("error", "duplicate-reference", { message, remedy }, reference);
    }
  }
  for (const reference of references) {
    if (reference.isDefinition || defined.has(`${reference.kind} ${reference.value}`)) continue;
    const message = `No ${reference.kind} has the reference ${reference.value || "that should stand here"}.`;
    const remedy = `Add the ${reference.kind}, or refer to one that is in the message.`;
    diagnostics.addValue("error", "dangling-reference", { message, remedy }, reference);
  }
};
