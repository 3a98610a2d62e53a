import type { ContentAutomaton } from "../schema/content-automaton";
import { completeChildren, findStop } from "../schema/fit-children";
import type { ElementRules } from "../schema/schema-rules";
import { withArticle } from "../text/counted";
import type { NodeId } from "../types";
import { checkChoices, checkEmpty, checkOrder, type ChildContext, namedElements } from "./check-children";

/** Reports what is wrong with children in a content model that their order and choices alone don't explain. */
const reportContent = (context: ChildContext, node: NodeId, content: ContentAutomaton, stop: number): void => {
  const { reader, maker, diagnostics } = context;
  const children = namedElements(reader, node);
  const parent = reader.name(node);
  const names = children.map(reader.name);
  const missing = completeChildren(content, names).find(({ isMisplaced }) => !isMisplaced)?.name;
  if (missing !== undefined) {
    const message = `${parent} has no ${missing}, which ${maker} requires.`;
    diagnostics.addElement(
      "error",
      "missing",
      { message, remedy: `Add ${withArticle(missing)}.`, name: missing },
      node,
    );
    return;
  }
  const child = children[Math.min(stop, children.length - 1)] ?? node;
  const name = reader.name(child);
  const before = stop > 0 ? ` after ${names[stop - 1]}` : "";
  const message = `${maker} does not allow ${name}${before} in this ${parent}.`;
  diagnostics.addElement("error", "order", { message, remedy: "Move it, or remove it.", name }, child);
};

/** Checks an element's children against its rules. */
export const checkContent = (context: ChildContext, node: NodeId, rules: ElementRules): void => {
  const { reader, diagnostics } = context;
  const { content, children = [], choices, needed } = rules;
  const present = namedElements(reader, node);
  checkEmpty(context, present, needed);
  const stop = content && findStop(content, present.map(reader.name));
  if (!content || stop === undefined) return;
  const before = diagnostics.count;
  checkOrder(context, node, children);
  checkChoices(context, node, choices);
  if (diagnostics.count === before) reportContent(context, node, content, stop);
};
