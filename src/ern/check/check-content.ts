import type { Reader } from "../model/reader";
import type { ContentAutomaton } from "../schema/content-automaton";
import { completeChildren, stopOf } from "../schema/fit-children";
import type { ElementRules } from "../schema/schema-rules";
import type { NodeId, Severity } from "../types";
import { elementsIn, reportChildren, reportChoices, reportEmpty } from "./check-children";
import type { DiagnosticList } from "./diagnostic-list";

/** Reports what is wrong with children in a content model that their order and choices alone don't explain. */
const reportContent = (
  reader: Reader,
  maker: string,
  node: NodeId,
  content: ContentAutomaton,
  diagnostics: DiagnosticList,
  stop: number,
): void => {
  const children = elementsIn(reader, node);
  const parent = reader.name(node);
  const names = children.map((child) => reader.name(child));
  const missing = completeChildren(content, names).find(({ isMisplaced }) => !isMisplaced)?.name;
  if (missing !== undefined) {
    const message = `${parent} has no ${missing}, which ${maker} requires.`;
    diagnostics.addElement("error", "missing", { message, remedy: `Add a ${missing}.`, name: missing }, node);
    return;
  }
  const child = children[Math.min(stop, children.length - 1)] ?? node;
  const name = reader.name(child);
  const before = stop > 0 ? ` after ${names[stop - 1]}` : "";
  const message = `${maker} does not allow ${name}${before} in this ${parent}.`;
  diagnostics.addElement("error", "order", { message, remedy: "Move it, or remove it.", name }, child);
};

/** Checks an element's children against the rules of a maker, such as "ERN 4.3". */
export const checkContent = (
  reader: Reader,
  maker: string,
  node: NodeId,
  { content, children: rules = [], choices, needed }: ElementRules,
  diagnostics: DiagnosticList,
  unknown: Severity,
): void => {
  const children = elementsIn(reader, node);
  reportEmpty(reader, children, (name) => needed.has(name), diagnostics);
  const stop =
    content &&
    stopOf(
      content,
      children.map((child) => reader.name(child)),
    );
  if (!content || stop === undefined) return;
  const before = diagnostics.count;
  reportChildren(reader, maker, node, rules, diagnostics, unknown);
  reportChoices(reader, maker, node, choices, diagnostics);
  if (diagnostics.count === before) reportContent(reader, maker, node, content, diagnostics, stop);
};
