import type { Reader } from "../model/reader";
import type { FoundReference } from "../model/references";
import type { NodeId } from "../types";
import { isBefore } from "../values/compare-dates";
import { escapeText } from "../xml/escape";
import { isElement } from "../xml/nodes";
import { checkSameIds } from "./check-same-ids";
import type { DiagnosticList } from "./diagnostic-list";

const START = /^StartDate(Time)?$/;
const END = /^EndDate(Time)?$/;

/** Reports a period that ends before it starts. */
const checkPeriod = (reader: Reader, node: NodeId, diagnostics: DiagnosticList): void => {
  const [start] = reader.matching(node, START).map(reader.valueOf);
  const [end] = reader.matching(node, END).map(reader.valueOf);
  if (!start || !end || !isBefore(end.value, start.value)) return;
  const [startName, endName] = [reader.name(start.node), reader.name(end.node)];
  const message = `The ${endName} ${end.value} is before the ${startName} ${start.value}.`;
  const splices = [
    { from: start.from, to: start.to, insert: escapeText(end.value) },
    { from: end.from, to: end.to, insert: escapeText(start.value) },
  ];
  // Only values of the same form can change places.
  const isSameForm = startName.replace("Start", "End") === endName;
  const fixes = isSameForm ? [{ label: "Swap the two", splices }] : [];
  diagnostics.addValue("error", "date-order", { message, remedy: "Correct one of the two." }, end, fixes);
};

/** Reports resources that no release refers to. */
const checkUsed = (all: readonly FoundReference[], diagnostics: DiagnosticList): void => {
  const references = all.filter(({ kind }) => kind === "resource");
  const used = new Set(references.filter(({ isDefinition }) => !isDefinition).map(({ value }) => value));
  if (used.size === 0) return;
  for (const reference of references) {
    if (!reference.isDefinition || used.has(reference.value)) continue;
    const message = `The resource ${reference.value} is in no release: nothing refers to it.`;
    const remedy = "Refer to it in a ResourceGroup of its release, or remove it.";
    diagnostics.addValue("warning", "not-in-release", { message, remedy }, reference);
  }
};

/** Checks what a schema can't: periods end after they start, identifiers are unique, resources are used. */
export const checkPlausibility = (
  reader: Reader,
  references: readonly FoundReference[],
  diagnostics: DiagnosticList,
): void => {
  const { document } = reader;
  const { nodes } = document;
  const isPeriod = nodes.names.map((name) => /Period/.test(name));
  for (let node = document.root; node < nodes.count; node += 1)
    if (isPeriod[nodes.name[node]!] && isElement(document, node)) checkPeriod(reader, node, diagnostics);
  checkSameIds(reader, diagnostics);
  checkUsed(references, diagnostics);
};
