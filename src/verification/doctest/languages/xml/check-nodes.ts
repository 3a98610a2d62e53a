import {
  checkChildren,
  childElements,
  createReader,
  DiagnosticList,
  type ErnDiagnostic,
  type ErnDocument,
  isElement,
  type NodeId,
  parentOf,
  type Reader,
  textOf,
} from "@ddex-suite/ern";

import type { Vocabulary } from "./vocabulary";

/** A sample writes "…" for what it leaves out. */
export const LEFT_OUT = "…";

const checkSequence = (reader: Reader, node: NodeId, diagnostics: DiagnosticList): void => {
  const next = new Map<string, number>();
  for (const child of childElements(reader.document, node)) {
    const [element] = reader.all(child, "SequenceNumber").map((found) => textOf(reader.document, found));
    const number = reader.attribute(child, "SequenceNumber")?.value ?? element;
    const name = reader.name(child);
    const expected = next.get(name) ?? 1;
    if (number === undefined && expected === 1) continue;
    next.set(name, expected + 1);
    if (number === String(expected)) continue;
    const message = `The SequenceNumber of this ${name} is ${number ?? "not there"}, not ${expected}`;
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

/** Checks an element's children by the list of the vocabulary; one with children must have a list. */
const checkListed = (
  reader: Reader,
  { maker, childrenOf }: Vocabulary,
  node: NodeId,
  diagnostics: DiagnosticList,
): void => {
  const { document } = reader;
  const rules = childrenOf(reader.name(parentOf(document, node)), reader.name(node));
  if (rules) {
    if (textOf(document, node).trim() !== LEFT_OUT) checkChildren(reader, maker, node, rules, diagnostics);
  } else if (childElements(document, node).length > 0) {
    const message = `There is no list of what ${reader.name(node)} contains in ${maker}`;
    const remedy = "Check its name, or add a list to src/verification/doctest/languages/xml/own-vocabularies.json.";
    diagnostics.addElement("error", "unknown-element", { message, remedy }, node);
  }
};

/**
 * Checks what the engine doesn't: the numbers of an element's children, the years of copyright lines, and in a
 * vocabulary other than ERN the children. Elements of other namespaces are skipped.
 */
export const checkNodes = (document: ErnDocument, vocabulary?: Vocabulary): ErnDiagnostic[] => {
  const diagnostics = new DiagnosticList(document);
  const reader = createReader(document);
  for (let node = document.root; node < document.nodes.count; node += 1) {
    const name = isElement(document, node) ? reader.name(node) : "";
    if (name === "") continue;
    checkSequence(reader, node, diagnostics);
    if (name === "PLine" || name === "CLine") checkYear(reader, node, diagnostics);
    if (vocabulary) checkListed(reader, vocabulary, node, diagnostics);
  }
  return diagnostics.toSorted();
};
