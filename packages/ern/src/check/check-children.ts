import type { Reader } from "../model/reader";
import type { SchemaChild, SchemaChoice } from "../schema/list-children";
import { laterNamesOf } from "../schema/moves-between";
import { isBlankRange } from "../text/blanks";
import { withArticle } from "../text/counted";
import type { NodeId } from "../types";
import { childElements, contentRangeOf } from "../xml/nodes";
import type { CheckContext } from "./check-context";
import type { DiagnosticList } from "./diagnostic-list";

/** What checks of children need to know of the message and of the rules' maker. */
export type ChildContext = Pick<CheckContext, "reader" | "maker" | "diagnostics" | "unknown"> &
  Partial<Pick<CheckContext, "version">>;

/** Returns whether there is nothing but white space between an element's tags. */
export const isEmpty = ({ document }: Reader, node: NodeId): boolean => {
  const { from, to } = contentRangeOf(document, node);
  return isBlankRange(document.source, from, to) || document.source.slice(from, to).trim() === "";
};

/** The index of a name among the rules, searched from the element before, because most elements are in order. */
const findRuleIndex = (rules: readonly SchemaChild[], name: string, before: number): number => {
  for (let index = Math.max(before, 0); index < rules.length; index += 1) if (rules[index]!.name === name) return index;
  return rules.findIndex((rule) => rule.name === name);
};

/** Returns the child elements, without those of other namespaces. */
export const namedElements = ({ document, name }: Reader, node: NodeId): NodeId[] =>
  childElements(document, node).filter((child) => name(child) !== "");

const formatNames = (names: readonly string[], word: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;

/** Checks for children that are unknown, out of order or repeated, and for required ones that are missing. */
export const checkOrder = (context: ChildContext, node: NodeId, rules: readonly SchemaChild[]): void => {
  const { reader, maker, diagnostics, unknown, version } = context;
  const children = namedElements(reader, node);
  const parent = reader.name(node);
  /** What it calls children that have the names of an earlier version. */
  const renamed = new Set<string>();
  let place = -1;
  for (const child of children) {
    const name = reader.name(child);
    const index = findRuleIndex(rules, name, place);
    if (index === -1) {
      const names = version ? laterNamesOf(version)(`${parent}/${name}`) : [];
      for (const later of names) renamed.add(later);
      const now = formatNames(names, "or");
      const message = `${maker} has no ${name} in ${parent}${now && `; it calls it ${now}`}.`;
      const remedy = now ? `Rename it to ${now}.` : "Check its name, or remove it.";
      const diagnostic = { message, remedy, name };
      diagnostics.addElement(unknown, "unknown-element", diagnostic, child);
    } else if (index < place && !rules[index]!.inTurn) {
      const before = rules[place]!.name;
      const message = `${name} comes after ${before}; ${maker} wants it before.`;
      diagnostics.addElement("error", "order", { message, remedy: `Move it before the first ${before}.` }, child);
    } else {
      if (index === place && !rules[index]!.repeatable) {
        const message = `${parent} has more than one ${name}.`;
        diagnostics.addElement("error", "order", { message, remedy: "Remove all but one.", name }, child);
      }
      place = index;
    }
  }
  for (const { name, required } of rules) {
    if (!required || renamed.has(name)) continue;
    if (children.some((child) => reader.name(child) === name)) continue;
    const message = `${parent} has no ${name}, which ${maker} requires.`;
    diagnostics.addElement("error", "missing", { message, remedy: `Add ${withArticle(name)}.`, name }, node);
  }
};

/** Checks for choices of an element's children that aren't made, and for alternatives that are mixed. */
export const checkChoices = (context: ChildContext, node: NodeId, choices: readonly SchemaChoice[]): void => {
  const { reader, maker, diagnostics } = context;
  const element = reader.name(node);
  const children = childElements(reader.document, node);
  const names = new Set(children.map((child) => reader.name(child)));
  for (const { groups, required, many } of choices) {
    const present = groups.filter((group) => group.names.some((name) => names.has(name)));
    const [first, second] = present.map((group) => group.names.find((name) => names.has(name))!);
    if (first === undefined && required) {
      const firsts = groups.map((group) => group.required[0]!);
      const alternatives = formatNames(firsts, "or");
      const message = `${element} has no ${alternatives}; ${maker} requires one of them.`;
      const diagnostic = { message, remedy: `Add ${withArticle(alternatives)}.`, name: firsts[0]! };
      diagnostics.addElement("error", "missing", diagnostic, node);
    } else if (second !== undefined && !many) {
      const message = `${element} has ${first} and ${second}; ${maker} wants one or the other.`;
      const child = children.find((candidate) => present[1]!.names.includes(reader.name(candidate)))!;
      diagnostics.addElement("error", "order", { message, remedy: "Remove one of them.", name: second }, child);
    }
    const missing = many || !present[0] ? [] : present[0].required.filter((name) => !names.has(name));
    if (missing.length > 0) {
      const all = formatNames(missing, "and");
      const message = `${element} has ${first} without ${all}, which ${maker} requires with it.`;
      const diagnostic = { message, remedy: `Add ${all}.`, ...(missing.length === 1 && { name: missing[0]! }) };
      diagnostics.addElement("error", "missing", diagnostic, node);
    }
  }
};

/** Checks for children that are empty and shouldn't be. */
export const checkEmpty = (
  { reader, diagnostics }: ChildContext,
  children: readonly NodeId[],
  needed: ReadonlySet<string>,
): void => {
  for (const child of children) {
    const name = reader.name(child);
    if (!needed.has(name) || !isEmpty(reader, child)) continue;
    const remedy = `Write the ${name} between its tags.`;
    const diagnostic = { message: `${name} is empty.`, remedy, entry: "playground-empty" };
    diagnostics.addElement("warning", "missing", diagnostic, child);
  }
};

/** Checks an element's children against a list, in order, of a maker that has no content models. */
export const checkChildren = (
  reader: Reader,
  maker: string,
  node: NodeId,
  rules: readonly SchemaChild[],
  diagnostics: DiagnosticList,
): void => {
  const context: ChildContext = { reader, maker, diagnostics, unknown: "warning" };
  const needed = rules.filter(({ required }) => required).map(({ name }) => name);
  checkEmpty(context, namedElements(reader, node), new Set(needed));
  checkOrder(context, node, rules);
};
