import { ErnError } from "../ern-error";
import { createReader, type Reader } from "../model/reader";
import { type FoundReference, listReferences } from "../model/references";
import { hasMessage } from "../schema/facts";
import {
  findIntendedNamespace,
  isOtherMessage,
  MESSAGE,
  namespaceOf,
  nearestTables,
  toVersionNumber,
  versionOf,
} from "../schema/versions";
import type { ErnDiagnostic, ErnDocument } from "../types";
import { localNameOf, positionAt } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";
import { checkLikeness } from "./check-likeness";
import { checkNamespaces } from "./check-namespaces";
import { checkPlausibility } from "./check-plausibility";
import { checkRoot } from "./check-root";
import { checkStructure } from "./check-structure";
import { checkValues } from "./check-values";
import { DiagnosticList } from "./diagnostic-list";

/** Checks that each reference is defined exactly once. */
const checkReferences = (
  document: ErnDocument,
  references: readonly FoundReference[],
  diagnostics: DiagnosticList,
): void => {
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
    const message = `No ${reference.kind} has the reference ${reference.value || "that belongs here"}.`;
    const remedy = `Add the ${reference.kind}, or refer to one that is in the message.`;
    diagnostics.addValue("error", "dangling-reference", { message, remedy }, reference);
  }
};

/** Checks a message of an older version with the tables nearest to it; nothing that they say is certain. */
const checkOlder = (reader: Reader, number: string, diagnostics: DiagnosticList): void => {
  const nearest = nearestTables(number);
  if (!nearest || !hasMessage(nearest, localNameOf(reader.document, reader.document.root))) return;
  const structure = new DiagnosticList(reader.document);
  checkStructure(reader, nearest, structure);
  const known = new Set(diagnostics.diagnostics.map(({ from, to }) => `${from} ${to}`));
  for (const diagnostic of structure.diagnostics)
    if (!known.has(`${diagnostic.from} ${diagnostic.to}`))
      diagnostics.diagnostics.push({ ...diagnostic, severity: "warning" });
};

/** Returns the problems of a parsed message, in document order. */
export const checkDocument = (document: ErnDocument): ErnDiagnostic[] => {
  const diagnostics = new DiagnosticList(document);
  const reader = createReader(document);
  checkRoot(document, diagnostics);
  const references = listReferences(document);
  checkReferences(document, references, diagnostics);
  const name = localNameOf(document, document.root);
  const namespace = namespaceOf(document, document.root);
  const number = toVersionNumber(findIntendedNamespace(namespace) ?? namespace);
  const isMessage = name === MESSAGE || (number !== null && isOtherMessage(name, number));
  const known = isMessage ? versionOf(document) : null;
  const version = known && hasMessage(known, name) ? known : null;
  if (number !== null) checkNamespaces(reader, `ERN ${number}`, namespace, diagnostics);
  checkValues(reader, version !== null, diagnostics);
  checkPlausibility(reader, references, diagnostics);
  if (version) {
    checkStructure(reader, version, diagnostics);
    if (name === MESSAGE) checkLikeness(document, version, diagnostics);
  } else if (isMessage && number !== null) {
    checkOlder(reader, number, diagnostics);
  }
  return diagnostics.toSorted();
};

/** Returns what makes a text no message that can be read, as a diagnostic. */
export const toDiagnostic = (
  { code, message, remedy, entry, offset, line, column, to, fix }: ErnError,
  source: string,
): ErnDiagnostic => ({
  severity: "error",
  code: code === "limit" ? "limit" : "malformed",
  message,
  remedy,
  offset,
  line,
  column,
  from: offset,
  to: to ?? Math.min(offset + 1, source.length),
  ...(entry !== undefined && { entry }),
  ...(fix && { fixes: [fix] }),
});

/** Returns the problems of a text: why it can't be parsed, or what is wrong in the message. */
export const checkErn = (source: string): ErnDiagnostic[] => {
  try {
    return checkDocument(parseErn(source));
  } catch (error) {
    if (error instanceof ErnError) return [toDiagnostic(error, source)];
    throw error;
  }
};
