import {
  checkChildren,
  childElements,
  createReader,
  dataEnums,
  DiagnosticList,
  type ErnDiagnostic,
  type ErnDocument,
  type ErnVersion,
  isElement,
  listAttributes,
  type NodeId,
  parentOf,
  type Reader,
  textOf,
  versionOf,
} from "../../../../ern";
import type { Vocabulary } from "./vocabulary";
import facts from "./xml-values.json";

/** By name: values separated by spaces, `@` and the name of a value set, or a pattern between slashes. */
type Facts = Readonly<Record<string, string>>;

const { elements, attributes }: Readonly<Record<"elements" | "attributes", Facts>> = facts;
const sets: Readonly<Record<string, { options: readonly string[] }>> = dataEnums;

/** The problem with a value if samples use only a part of the standard's values, or values that match a pattern. */
const valueDiagnostic = (what: string, value: string, allowed: string | undefined): string | undefined => {
  if (allowed === undefined) return undefined;
  const pattern = allowed.startsWith("/") ? new RegExp(allowed.slice(1, -1)) : undefined;
  const values = allowed.split(" ").flatMap((one) => (one.startsWith("@") ? sets[one.slice(1)]!.options : one));
  if (pattern ? pattern.test(value) : values.includes(value)) return undefined;
  return `“${value}” isn't a known ${what}: ${pattern ? `a value like ${String(pattern)}` : values.join(", ")}`;
};

/** The problem with the text of an element in an ERN version. */
const elementDiagnostic = (
  parent: string,
  element: string,
  value: string,
  version: ErnVersion | null,
): string | undefined => {
  if (version === "3.8.2" && element === "ReleaseType" && value === "TrackRelease") return undefined;
  const allowed = elements[`${parent}/${element}`] ?? elements[element];
  return valueDiagnostic(element, value, allowed ?? (/^(Is|Has)[A-Z]/.test(element) ? "true false" : undefined));
};

/** The problem with an attribute of an element: the element doesn't have it, or the value is wrong. */
const attributeDiagnostic = (element: string, attribute: string, value: string): string | undefined => {
  const allowed = attributes[`${element}@${attribute}`] ?? attributes[`@${attribute}`];
  if (allowed === undefined && attribute.startsWith("xmlns")) return undefined;
  return allowed === undefined
    ? `${element} has no attribute ${attribute} in samples`
    : valueDiagnostic(`${attribute} of ${element}`, value, allowed);
};

const REMEDY =
  "Correct it; what the standard has and samples had not yet goes into src/verification/doctest/languages/xml.";

/** A sample writes "…" for what it leaves out. */
export const LEFT_OUT = "…";

const checkValues = (reader: Reader, node: NodeId, diagnostics: DiagnosticList): void => {
  const { document } = reader;
  const name = reader.name(node);
  const report = (message: string | undefined): void => {
    if (message) diagnostics.addElement("error", "unknown-element", { message, remedy: REMEDY }, node);
  };
  const text = textOf(document, node).trim();
  if (childElements(document, node).length === 0 && text !== LEFT_OUT)
    report(elementDiagnostic(reader.name(parentOf(document, node)), name, text, versionOf(document)));
  for (const attribute of listAttributes(document, node))
    report(attributeDiagnostic(name, attribute.name, attribute.value));
};

const checkSequence = (reader: Reader, node: NodeId, diagnostics: DiagnosticList): void => {
  const next = new Map<string, number>();
  for (const child of childElements(reader.document, node)) {
    const [element] = reader.all(child, "SequenceNumber").map((found) => textOf(reader.document, found));
    const number = reader.attribute(child, "SequenceNumber")?.value ?? element;
    const name = reader.name(child);
    const wanted = next.get(name) ?? 1;
    if (number === undefined && wanted === 1) continue;
    next.set(name, wanted + 1);
    if (number === String(wanted)) continue;
    const message = `The SequenceNumber of this ${name} is ${number ?? "not there"}, not ${wanted}`;
    diagnostics.addElement("error", "order", { message, remedy: "Count from 1 in the order of the sample." }, child);
  }
};

/** A copyright line must contain the year before it. */
const checkYear = (reader: Reader, node: NodeId, diagnostics: DiagnosticList): void => {
  const year = reader.first(node, "Year")?.value;
  const text = reader.first(node, `${reader.name(node)}Text`);
  if (year === undefined || !text || text.value.includes(year)) return;
  const message = `“${text.value}” does not name the year ${year}`;
  diagnostics.addValue("error", "date", { message, remedy: "Write the same year in both." }, text);
};

/** Reports an element that has children but isn't listed in the vocabulary. */
const checkListed = (reader: Reader, { maker }: Vocabulary, node: NodeId, diagnostics: DiagnosticList): void => {
  if (childElements(reader.document, node).length === 0) return;
  const message = `There is no list of what ${reader.name(node)} contains in ${maker}`;
  const remedy = "Check its name, or add a list to src/verification/doctest/languages/xml/own-vocabularies.json.";
  diagnostics.addElement("error", "unknown-element", { message, remedy }, node);
};

/**
 * Checks each element of a document: its attributes and text, the numbers of its children, and, if `isOwn` returns true
 * because nothing else checks them, its children. Elements of other namespaces are skipped.
 */
export const checkNodes = (
  document: ErnDocument,
  vocabulary: Vocabulary,
  isOwn: (element: string) => boolean,
): ErnDiagnostic[] => {
  const diagnostics = new DiagnosticList(document);
  const reader = createReader(document);
  for (let node = document.root; node < document.nodes.count; node += 1) {
    const name = isElement(document, node) ? reader.name(node) : "";
    if (name === "") continue;
    checkValues(reader, node, diagnostics);
    checkSequence(reader, node, diagnostics);
    if (name === "PLine" || name === "CLine") checkYear(reader, node, diagnostics);
    if (!isOwn(name)) continue;
    const rules = vocabulary.childrenOf(reader.name(parentOf(document, node)), name);
    if (!rules) checkListed(reader, vocabulary, node, diagnostics);
    else if (textOf(document, node).trim() !== LEFT_OUT)
      checkChildren(reader, vocabulary.maker, node, rules, diagnostics);
  }
  return diagnostics.toSorted();
};
