import type { Reader } from "../model/reader";
import { listReferences } from "../model/references";
import type { NodeId } from "../types";
import { escapeText } from "../xml/escape";
import { isElement, positionAt } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";

const PERIODS: readonly [start: string, end: string][] = [
  ["StartDate", "EndDate"],
  ["StartDateTime", "EndDateTime"],
];

/** Is one date or time before the other? Only the digits that both have are compared: 2026-11 isn't before 2026-11-20. */
const isBefore = (date: string, other: string): boolean => {
  if (date.includes("T") && other.includes("T")) return Date.parse(date) < Date.parse(other);
  const length = Math.min(date.length, other.length);
  return /^\d{4}(-\d\d){0,2}$/.test(date) && date.slice(0, length) < other.slice(0, length);
};

/** Reports a period that ends before it starts. */
const checkPeriod = (reader: Reader, node: NodeId, diagnostics: DiagnosticList): void => {
  for (const [startName, endName] of PERIODS) {
    const start = reader.first(node, startName);
    const end = reader.first(node, endName);
    if (!start || !end || !isBefore(end.value, start.value)) continue;
    const message = `The ${endName} ${end.value} is before the ${startName} ${start.value}.`;
    const splices = [
      { from: start.from, to: start.to, insert: escapeText(end.value) },
      { from: end.from, to: end.to, insert: escapeText(start.value) },
    ];
    const diagnostic = { message, remedy: "Correct one of the two." };
    diagnostics.addValue("error", "date-order", diagnostic, end, [{ label: "Exchange the two", splices }]);
  }
};

/** Is it a recording's own id, not one that something refers to? */
const isOfRecording = ({ document, name }: Reader, isrc: NodeId): boolean => {
  let node = isrc;
  for (let level = 0; level < 3; level += 1) {
    node = document.nodes.parent[node]!;
    if (name(node) === "SoundRecording" || name(node) === "Video") return true;
    if (!/^(Resource|SoundRecording|Video)(Id|Edition)$/.test(name(node))) return false;
  }
  return false;
};

/** Reports recordings with the same ISRC, which should identify only one. */
const checkSameIsrc = (reader: Reader, nodes: readonly NodeId[], diagnostics: DiagnosticList): void => {
  const first = new Map<string, number>();
  for (const node of nodes) {
    const { document } = reader;
    const value = reader.valueOf(node);
    const isrc = value.value;
    const line = first.get(isrc);
    if (isrc === "") continue;
    if (line === undefined) first.set(isrc, positionAt(document, value.from).line);
    else {
      const message = `Two recordings have the ISRC ${isrc}, the first in line ${line}.`;
      const remedy = "Each recording has an ISRC of its own; one that is there twice needs one entry.";
      diagnostics.addValue("warning", "duplicate-isrc", { message, remedy }, value);
    }
  }
};

/** Reports resources that no release refers to. */
const checkUsed = (reader: Reader, diagnostics: DiagnosticList): void => {
  const references = listReferences(reader.document).filter(({ kind }) => kind === "resource");
  const used = new Set(references.filter(({ isDefinition }) => !isDefinition).map(({ value }) => value));
  if (used.size === 0) return;
  for (const reference of references) {
    if (!reference.isDefinition || used.has(reference.value)) continue;
    const message = `The resource ${reference.value} is in no release: nothing refers to it.`;
    const remedy = "Refer to it in a ResourceGroup of its release, or remove it.";
    diagnostics.addValue("warning", "not-in-release", { message, remedy }, reference);
  }
};

/** Checks what a schema can't: periods end after they start, an ISRC is unique, resources are used. */
export const checkSense = (reader: Reader, diagnostics: DiagnosticList): void => {
  const { document } = reader;
  const { nodes } = document;
  const isrcs: NodeId[] = [];
  const isPeriod = nodes.names.map((name) => /Period/.test(name));
  const isIsrc = nodes.names.map((name) => name === "ISRC");
  for (let node = document.root; node < nodes.count; node += 1) {
    const name = nodes.name[node]!;
    if (!isPeriod[name] && !isIsrc[name]) continue;
    if (!isElement(document, node)) continue;
    if (isPeriod[name]) checkPeriod(reader, node, diagnostics);
    else isrcs.push(node);
  }
  checkSameIsrc(
    reader,
    isrcs.filter((node) => isOfRecording(reader, node)),
    diagnostics,
  );
  checkUsed(reader, diagnostics);
};
