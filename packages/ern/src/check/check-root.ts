import { findOtherStandard } from "../schema/other-standards";
import {
  findIntendedNamespace,
  isAnyOtherMessage,
  isInvalidVersion,
  isOtherMessage,
  KNOWN_NAMESPACES,
  listDeclarations,
  MESSAGE,
  namespaceOf,
  nearestTables,
  NEWEST_VERSION,
  toVersion,
  toVersionNumber,
} from "../schema/versions";
import { withArticle } from "../text/counted";
import { declaredEncoding, toEncoding } from "../text/encoding-names";
import type { ErnDocument } from "../types";
import { findAttribute } from "../xml/attributes";
import { prefixOf } from "../xml/names";
import { localNameOf, nameOf } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";

const CHECKED = "Well-formedness, references, identifiers, dates, durations and territories are checked";

/** Reports a namespace that is nearly right; its version is checked. */
const reportNamespaceSpelling = (document: ErnDocument, intended: string, diagnostics: DiagnosticList): void => {
  const { root } = document;
  const prefix = prefixOf(nameOf(document, root));
  const declaration = findAttribute(document, root, prefix === "" ? "xmlns" : `xmlns:${prefix}`)!;
  const message = `The namespace “${declaration.value}” is nearly that of ERN ${toVersionNumber(intended)}, which is ${intended}.`;
  const remedy = `Write ${intended}: it's a name, which programs compare letter by letter.`;
  const written = document.source.slice(declaration.range.from, declaration.range.to);
  // Another prefix may have the same namespace, and stay without elements of the message otherwise.
  const splices = listDeclarations(document)
    .filter(({ value }) => value === written)
    .map(({ from, to }) => ({ from, to, insert: intended }));
  const diagnostic = { message, remedy, entry: "xsd-no-global-declaration" };
  const fixes = [{ label: `Write ${intended}`, splices }];
  diagnostics.add("error", "version", diagnostic, root, declaration.range, fixes);
};

/** Reports a version that the engine doesn't know, and what is checked anyway. */
const checkUnknownVersion = (document: ErnDocument, namespace: string, diagnostics: DiagnosticList): void => {
  const { root } = document;
  const number = toVersionNumber(namespace);
  if (number && isInvalidVersion(number)) {
    const message = `There is no ERN ${number}; the newest known is ${NEWEST_VERSION}.`;
    const remedy = `Write the namespace of the version that the message is written in. ${CHECKED}.`;
    diagnostics.addElement("error", "version", { message, remedy, entry: "playground-no-version" }, root);
    return;
  }
  const name = localNameOf(document, root);
  const standard = findOtherStandard(namespace, name);
  if (standard) {
    const message = `${name} is a message of ${standard}, not of ERN.`;
    const remedy = "Validate it against its own schema; the checks here are those of ERN.";
    diagnostics.addElement("error", "version", { message, remedy, entry: "playground-other-standard" }, root);
    return;
  }
  const nearest = number ? nearestTables(number) : undefined;
  if (number && nearest === number) return;
  if (number && nearest) {
    const message = `This is ERN ${number}, whose elements are checked with the tables of ${nearest}.`;
    const remedy = "What they find is only a warning: to be certain, validate the message against its own schema.";
    diagnostics.addElement("warning", "version", { message, remedy, entry: "playground-version" }, root);
    return;
  }
  if (number) {
    const message = `This is ERN ${number}; there are no tables of its elements.`;
    const remedy = `${CHECKED}; what is missing, unknown or out of order is not: validate it against its own schema.`;
    diagnostics.addElement("warning", "version", { message, remedy, entry: "playground-version" }, root);
    return;
  }
  const [message, remedy] = namespace
    ? [
        `The namespace ${namespace} is none of ERN 3 or 4.`,
        `Correct it if it is a typo. ${CHECKED}; what is missing, unknown or out of order is not.`,
      ]
    : [
        "The root element has no namespace, so the version of ERN is not known.",
        `Declare the one of the version that the message is written in, such as ${KNOWN_NAMESPACES.at(-3)}.`,
      ];
  diagnostics.addElement("error", "version", { message, remedy, entry: "xsd-no-global-declaration" }, root);
};

/** Checks the version, standard and message of the root element, and the declared encoding. */
export const checkRoot = (document: ErnDocument, diagnostics: DiagnosticList): void => {
  const { root } = document;
  const name = localNameOf(document, root);
  const written = namespaceOf(document, root);
  const intended = findIntendedNamespace(written);
  const namespace = intended ?? written;
  const number = toVersionNumber(namespace);
  if (intended !== undefined) reportNamespaceSpelling(document, intended, diagnostics);
  const isOther = number !== null && isOtherMessage(name, number);
  if (number !== null && name !== MESSAGE && !isOther) {
    const message = `ERN ${number} has no message called ${name}.`;
    const remedy = isAnyOtherMessage(name)
      ? `Other versions have ${withArticle(name)}: check which one the namespace should be of.`
      : `Call the root element ${MESSAGE}, in both of its tags.`;
    const diagnostic = { message, remedy, name: MESSAGE };
    diagnostics.addElement("error", "version", { ...diagnostic, entry: "xsd-no-global-declaration" }, root);
  } else if (toVersion(namespace) === null) {
    checkUnknownVersion(document, namespace, diagnostics);
  } else if (isOther) {
    const message = `This is ${withArticle(name)}; only the parts of a NewReleaseMessage are read.`;
    const remedy = "It is checked as a whole; to see releases and tracks, use a NewReleaseMessage.";
    diagnostics.addElement("warning", "version", { message, remedy, entry: "playground-other-message" }, root);
  }
  const encoding = declaredEncoding(document.source);
  if (encoding !== undefined && !toEncoding(encoding)) {
    const message = `The XML declaration says ${encoding}, in which the message cannot be saved.`;
    const first = document.nodes.count > 1 ? 1 : 0;
    diagnostics.addElement("warning", "encoding", { message, remedy: 'Write encoding="UTF-8".' }, first);
  }
};
