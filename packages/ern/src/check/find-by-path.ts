import { memoize } from "../memoize";
import { createReader, type Reader } from "../model/reader";
import { countBelow } from "../text/count-below";
import type { ErnDocument, NodeId } from "../types";
import { findAttribute } from "../xml/attributes";
import { childElements, isElement, parentOf, textOf } from "../xml/nodes";

/** An element, or the value of an element's attribute. */
type Item = NodeId | { value: string; of: NodeId };
type Value = Item[] | string | number | boolean;
type Expression = (node: NodeId) => Value;

const TOKEN = /'[^']*'|\d+|\/\/|!=|[\w-]+::|[\w-]+|\.\.|[/*@.|=<>()[\]]/g;

const isTrue = (value: Value): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Returns whether a predicate is true for the candidate at an index. A number is a position, from 1. */
const holds = (value: Value, index: number): boolean =>
  typeof value === "number" ? value === index + 1 : isTrue(value);

/**
 * Compiles a path of the release profiles' rules for a document, and returns what it finds in the message: the part of
 * XPath 1.0 that the data use. Throws if a path has anything else.
 */
export const createFinder = (document: ErnDocument, reader: Reader = createReader(document)) => {
  const { nodes, root } = document;
  const elementOf = (item: Item): NodeId => (typeof item === "number" ? item : item.of);
  const textOfItem = (item: Item): string => (typeof item === "number" ? textOf(document, item).trim() : item.value);
  const elements: NodeId[] = [];
  for (let node = root; node < nodes.count; node += 1) if (isElement(document, node)) elements.push(node);
  const below = (node: NodeId): NodeId[] =>
    elements.slice(countBelow(elements, node + 1), countBelow(elements, nodes.after[node]!));

  const compile = (path: string): Expression => {
    const tokens = path.match(TOKEN) ?? [];
    let index = 0;
    const takes = (token: string): boolean => tokens[index] === token && Boolean(++index);
    const expect = (token: string): void => {
      if (!takes(token)) throw new Error(`“${path}” lacks ${token} before “${tokens[index] ?? "its end"}”.`);
    };

    const either = (): Expression => {
      const parts = [both()];
      while (takes("or")) parts.push(both());
      return parts.length === 1 ? parts[0]! : (node) => parts.some((part) => isTrue(part(node)));
    };
    const both = (): Expression => {
      const parts = [comparison()];
      while (takes("and")) parts.push(comparison());
      return parts.length === 1 ? parts[0]! : (node) => parts.every((part) => isTrue(part(node)));
    };
    const comparison = (): Expression => {
      const left = union();
      const sign = ["=", "!=", "<", ">"].find(takes);
      if (sign === undefined) return left;
      if (sign === "=" && takes("preceding-sibling::")) return repeats(left, location());
      const right = union();
      return (node) => compare(left(node), sign, right(node));
    };
    /** Whether an earlier element below the same parent has the same text. Each parent's texts are collected once. */
    const repeats = (subject: Expression, siblings: Expression): Expression => {
      const firsts = new Map<NodeId, Map<string, NodeId>>();
      return (node) => {
        const parent = parentOf(document, node);
        const first = firsts.get(parent) ?? new Map<string, NodeId>();
        if (!firsts.has(parent))
          for (const sibling of (siblings(parent) as Item[]).reverse())
            first.set(textOfItem(sibling), elementOf(sibling));
        firsts.set(parent, first);
        return (subject(node) as Item[]).some((item) => first.get(textOfItem(item))! < node);
      };
    };
    const union = (): Expression => {
      const parts = [value()];
      while (takes("|")) parts.push(value());
      return parts.length === 1 ? parts[0]! : (node) => parts.flatMap((part) => part(node) as Item[]);
    };
    const value = (): Expression => {
      const token = tokens[index] ?? "";
      if (/^['\d]/.test(token)) {
        index += 1;
        const literal = token.startsWith("'") ? token.slice(1, -1) : Number(token);
        return () => literal;
      }
      const name = ["not", "count"].find((candidate) => token === candidate && tokens[index + 1] === "(");
      if (name === undefined) return location();
      index += 2;
      const inner = either();
      expect(")");
      return name === "not" ? (node) => !isTrue(inner(node)) : (node) => (inner(node) as Item[]).length;
    };
    const location = (): Expression => {
      const isAnywhere = takes("//");
      const isAbsolute = isAnywhere || takes("/");
      const isBeside = !isAbsolute && takes("..");
      if (isBeside) expect("/");
      const steps = [step(isAnywhere)];
      for (let deep = takes("//"); deep || takes("/"); deep = takes("//")) steps.push(step(deep));
      const walk = (from: Item[]): Item[] =>
        steps.reduce<Item[]>((found, take) => [...new Set(found.flatMap((item) => take(item as NodeId)))], from);
      if (isBeside) {
        const besides = memoize((parent: NodeId) => walk([parent]));
        return (node) => besides(parentOf(document, node));
      }
      if (!isAbsolute) return (node) => walk([node]);
      // What begins at the message is the same for every element.
      let known: Item[] | undefined;
      return () => (known ??= walk([0]));
    };
    const step = (isDeep: boolean): ((node: NodeId) => Item[]) => {
      if (takes(".")) return (node) => [node];
      if (takes("@")) {
        const name = tokens[index++]!;
        return (node) => [findAttribute(document, node, name) ?? []].flat().map(({ value }) => ({ value, of: node }));
      }
      const axis = /::$/.test(tokens[index] ?? "") ? tokens[index++]! : "";
      const name = tokens[index++] ?? "";
      if (!/^(\*|[\w-]+)$/.test(name)) throw new Error(`“${path}” has “${name}” where a name is expected.`);
      const predicates: Expression[] = [];
      while (takes("[")) {
        predicates.push(either());
        expect("]");
      }
      const candidates = (node: NodeId): NodeId[] => {
        if (axis === "self::") return [node];
        if (node === 0) return isDeep ? elements : [root];
        return isDeep ? below(node) : childElements(document, node);
      };
      return (node) =>
        predicates.reduce(
          (found, predicate) => found.filter((candidate, index) => holds(predicate(candidate), index)),
          candidates(node).filter((candidate) => name === "*" || reader.name(candidate) === name),
        );
    };

    const whole = either();
    if (index < tokens.length) throw new Error(`“${path}” has “${tokens[index]}” after its end.`);
    return whole;
  };

  const sets = new Map<Item[], Set<string>>();
  const textsOf = (items: Item[]): Set<string> => {
    const known = sets.get(items) ?? new Set(items.map(textOfItem));
    if (items.length > 1) sets.set(items, known);
    return known;
  };
  const numbersOf = (value: Value): number[] =>
    [value].flat().map((item) => Number(typeof value === "object" ? textOfItem(item as Item) : item));
  const compare = (left: Value, sign: string, right: Value): boolean => {
    if (sign === "<") return numbersOf(left).some((less) => numbersOf(right).some((more) => less < more));
    if (sign === ">") return compare(right, "<", left);
    const lefts = Array.isArray(left) ? left.map(textOfItem) : [String(left)];
    const rights = Array.isArray(right) ? textsOf(right) : new Set([String(right)]);
    return sign === "="
      ? lefts.some((text) => rights.has(text))
      : lefts.some((text) => rights.size > 1 || (rights.size === 1 && !rights.has(text)));
  };

  return (path: string): NodeId[] => compile(path)(path.startsWith("/") ? 0 : root) as NodeId[];
};
