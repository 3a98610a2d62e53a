import { ErnError } from "../ern-error";
import { createReader } from "../model/reader";
import { listReferences } from "../model/references";
import { findOtherStandard } from "../schema/other-standards";
import {
  findMeantNamespace,
  isNoVersion,
  isOtherMessage,
  KNOWN_NAMESPACES,
  namespaceOf,
  NEWEST_VERSION,
  prefixOf,
  toVersion,
  toVersionNumber,
  versionOf,
} from "../schema/versions";
import { declaredEncoding, toEncoding } from "../text/encoding-names";
import type { ErnDiagnostic, ErnDocument } from "../types";
import { findAttribute } from "../xml/attributes";
import { localNameOf, nameOf, positionAt } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";
import { checkLikeness } from "./check-likeness";
import { checkNamespaces } from "./check-namespaces";
import { checkSense } from "./check-sense";
import { checkStructure } from "./check-structure";
import { checkValues } from "./check-values";
import { DiagnosticList } from "./diagnostic-list";

/** Checks that each reference is defined exactly once. */
const checkReferences = (document: ErnDocument, diagnostics: DiagnosticList): void => {
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
    const message = `No ${reference.kind} has the reference ${reference.value || "that belongs here"}.`;
    const remedy = `Add the ${reference.kind}, or refer to one that is in the message.`;
    diagnostics.addValue("error", "dangling-reference", { message, remedy }, reference);
  }
};

const CHECKED = "Well-formedness, references, identifiers, dates, durations and territories are checked";

/** Reports a namespace that is nearly right; its version is checked. */
const checkMeant = (document: ErnDocument, meant: string, diagnostics: DiagnosticList): void => {
  const { root } = document;
  const prefix = prefixOf(nameOf(document, root));
  const declaration = findAttribute(document, root, prefix === "" ? "xmlns" : `xmlns:${prefix}`)!;
  const message = `The namespace “${declaration.value}” is nearly that of ERN ${toVersionNumber(meant)}, which is ${meant}.`;
  const remedy = `Write ${meant}: it's a name, which programs compare letter by letter.`;
  const diagnostic = { message, remedy, right: meant, entry: "xsd-no-global-declaration" };
  diagnostics.addAttribute("error", "version", diagnostic, root, declaration);
};

/** Reports a version that the engine doesn't know, and what is checked anyway. */
const checkNamespace = (document: ErnDocument, namespace: string, diagnostics: DiagnosticList): void => {
  const { root } = document;
  const number = toVersionNumber(namespace);
  if (number && isNoVersion(number)) {
    const message = `There is no ERN ${number}; the newest known is ${NEWEST_VERSION}.`;
    const remedy = `Write the namespace of the version that the message is written in. ${CHECKED}.`;
    diagnostics.addElement("error", "version", { message, remedy, entry: "playground-no-version" }, root);
    return;
  }
  const standard = findOtherStandard(namespace, localNameOf(document, root));
  if (standard) {
    const message = `This is a message of ${standard}, not of ERN.`;
    const remedy = "Validate it against its own schema; the checks here are those of ERN.";
    diagnostics.addElement("error", "version", { message, remedy, entry: "playground-other-standard" }, root);
    return;
  }
  if (number) {
    const message = `This is ERN ${number}, whose elements the playground has no lists of.`;
    const remedy = `${CHECKED}; what is missing, unknown or out of order is not: validate it against its own schema.`;
    diagnostics.addElement("warning", "version", { message, remedy, entry: "playground-version" }, root);
    return;
  }
  const [message, remedy] = namespace
    ? [
        `The namespace ${namespace} is none of ERN 3 or 4.`,
        `Correct it if it is a slip. ${CHECKED}; what is missing, unknown or out of order is not.`,
      ]
    : [
        "The root element has no namespace, so the version of ERN is not known.",
        `Declare the one of the version that the message is written in, such as ${KNOWN_NAMESPACES.at(-3)}.`,
      ];
  diagnostics.addElement("error", "version", { message, remedy, entry: "xsd-no-global-declaration" }, root);
};

const MESSAGE = "NewReleaseMessage";

const checkRoot = (document: ErnDocument, diagnostics: DiagnosticList): void => {
  const { root } = document;
  const name = localNameOf(document, root);
  const written = namespaceOf(document, root);
  const meant = findMeantNamespace(written);
  const namespace = meant ?? written;
  const number = toVersionNumber(namespace);
  if (meant !== undefined) checkMeant(document, meant, diagnostics);
  const isOther = number !== null && isOtherMessage(name, number);
  if (number !== null && name !== MESSAGE && !isOther) {
    const message = `ERN ${number} has no message called ${name}.`;
    const diagnostic = { message, remedy: `Call the root element ${MESSAGE}, in both of its tags.`, name: MESSAGE };
    diagnostics.addElement("error", "version", { ...diagnostic, entry: "xsd-no-global-declaration" }, root);
  } else if (toVersion(namespace) === null) {
    checkNamespace(document, namespace, diagnostics);
  } else if (isOther) {
    const message = `This is a ${name}; the playground reads the parts of a NewReleaseMessage.`;
    const remedy = "Open a NewReleaseMessage to see all its parts.";
    diagnostics.addElement("warning", "version", { message, remedy, entry: "playground-other-message" }, root);
  }
  const encoding = declaredEncoding(document.source);
  if (encoding !== undefined && !toEncoding(encoding)) {
    const message = `The XML declaration says ${encoding}, in which the message cannot be saved.`;
    const first = document.nodes.count > 1 ? 1 : 0;
    diagnostics.addElement("warning", "encoding", { message, remedy: 'Write encoding="UTF-8".' }, first);
  }
};

/** The problems of a parsed message, in document order. */
export const checkDocument = (document: ErnDocument): ErnDiagnostic[] => {
  const diagnostics = new DiagnosticList(document);
  const reader = createReader(document);
  checkRoot(document, diagnostics);
  checkReferences(document, diagnostics);
  const isMessage = localNameOf(document, document.root) === MESSAGE;
  const namespace = namespaceOf(document, document.root);
  const version = isMessage ? versionOf(document) : null;
  const number = toVersionNumber(findMeantNamespace(namespace) ?? namespace);
  if (number !== null) checkNamespaces(reader, `ERN ${number}`, namespace, diagnostics);
  checkValues(reader, version !== null, diagnostics);
  checkSense(reader, diagnostics);
  if (version) {
    checkStructure(reader, version, diagnostics);
    checkLikeness(document, version, diagnostics);
  }
  return diagnostics.toSorted();
};

/** What makes a text no message that can be read, as a diagnostic. */
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

/** The problems of a text: why it can't be parsed, or what is wrong in the message. */
export const checkErn = (source: string): ErnDiagnostic[] => {
  try {
    return checkDocument(parseErn(source));
  } catch (error) {
    if (error instanceof ErnError) return [toDiagnostic(error, source)];
    throw error;
  }
};
