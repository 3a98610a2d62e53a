import {
  createTypedValueFactory,
  domFacade,
  evaluateXPath,
  evaluateXPathToBoolean,
  evaluateXPathToNodes,
  evaluateXPathToString,
  type Options,
  registerCustomXPathFunction,
} from "fontoxpath";
import type { Document, Node } from "slimdom";

import { memoize } from "../../src";
import { indexComparisons, OWN_FUNCTIONS } from "./index-comparisons";
import { createMatcher } from "./match-context";
import type { MessagePart, Rule, Rules, Variable } from "./parse-rules";

type Values = Readonly<Record<string, unknown>>;
type Item = Node | string | number | boolean;

const XPATH_FUNCTIONS = "http://www.w3.org/2005/xpath-functions";
/** What the functions that rules use refer to while they run. */
const running: {
  current: Node | null;
  byKey: (name: string, value: string) => readonly Node[];
  among: (items: readonly Item[], path: string) => boolean;
} = { current: null, byKey: () => [], among: () => false };

const itemText = (item: Item): string =>
  typeof item === "object" ? evaluateXPathToString("string(.)", item) : String(item);

let isRegistered = false;
const registerFunctions = (): void => {
  if (isRegistered) return;
  isRegistered = true;
  const named = (localName: string) => ({ namespaceURI: OWN_FUNCTIONS, localName });
  registerCustomXPathFunction(named("current"), [], "item()*", () => (running.current ? [running.current] : []));
  registerCustomXPathFunction(
    named("key"),
    ["xs:string", "item()*"],
    "node()*",
    (_context: unknown, name: string, values: readonly Item[]) => [
      ...new Set(values.flatMap((value) => running.byKey(name, itemText(value)))),
    ],
  );
  registerCustomXPathFunction(
    named("among"),
    ["item()*", "xs:string"],
    "xs:boolean",
    (_context: unknown, items: readonly Item[], path: string) => running.among(items, path),
  );
};

const toSequence = createTypedValueFactory("item()*");

const isTextItem = (item: Item): boolean =>
  typeof item === "string" || (typeof item === "object" && "nodeType" in item);

/** Runs rules, and reports which part of them is done. Throws an Error with the place of a bad expression. */
export const runRules = (
  { namespaces, variables, keys, patterns }: Rules,
  document: Document,
  onProgress: (part: number) => void = () => undefined,
) => {
  registerFunctions();
  const options: Options = {
    namespaceResolver: (prefix) => namespaces.get(prefix) ?? null,
    functionNameResolver: ({ prefix, localName }) =>
      prefix === ""
        ? { localName, namespaceURI: localName === "key" || localName === "current" ? OWN_FUNCTIONS : XPATH_FUNCTIONS }
        : null!,
  };

  const indexed = memoize(indexComparisons);
  const holds = (test: string, node: Node, values: Values): boolean =>
    evaluateXPathToBoolean(indexed(test), node, null, values, options);
  const textsOf = memoize((path: string) => {
    const nodes = evaluateXPathToNodes(path, document, null, {}, options) as unknown as Node[];
    return new Set(nodes.map(itemText));
  });
  running.among = (items, path) => {
    if (items.every(isTextItem)) return items.some((item) => textsOf(path).has(itemText(item)));
    // Numbers and dates aren't compared as texts.
    const values = { items: toSequence(items as never, domFacade) };
    return evaluateXPathToBoolean(`$items = (${path})`, document, null, values, options);
  };

  const valuesOf = (added: readonly Variable[], node: Node, known: Values): Values =>
    added.reduce<Values>((values, { name, select }) => {
      const items = evaluateXPath(select, node, null, values, evaluateXPath.ALL_RESULTS_TYPE, options);
      return { ...values, [name]: toSequence(items as never, domFacade) };
    }, known);

  const global = valuesOf(variables, document, {});
  const match = createMatcher(document, {
    namespaces,
    holds: (expression, node) => holds(expression, node, global),
    select: (expression) => evaluateXPathToNodes(expression, document, null, global, options) as unknown as Node[],
  });

  const indexOf = memoize((name: string) => {
    const index = new Map<string, Node[]>();
    const same = keys.filter((candidate) => candidate.name === name);
    if (same.length === 0) throw new Error(`there is no key "${name}"`);
    for (const key of same)
      for (const node of match(key.match)) {
        const items = evaluateXPath(key.use, node, null, global, evaluateXPath.ALL_RESULTS_TYPE, options) as Item[];
        for (const value of items.map(itemText)) {
          const found = index.get(value) ?? [];
          index.set(value, found);
          found.push(node);
        }
      }
    return index;
  });
  running.byKey = (name, value) => indexOf(name).get(value) ?? [];

  const say = (parts: readonly MessagePart[], node: Node, values: Values): string =>
    parts
      .map((part) =>
        typeof part === "string" ? part : evaluateXPathToString(part.select, node, null, values, options),
      )
      .join("")
      .replace(/\s+/g, " ")
      .trim();

  const checkNode = ({ variables: ownVariables, checks }: Rule, node: Node, known: Values) => {
    running.current = node;
    const values = ownVariables.length > 0 ? valuesOf(ownVariables, node, known) : known;
    return checks.flatMap(({ test, isReport, message, severity }) =>
      holds(test, node, values) === isReport ? [{ node, severity, message: say(message, node, values) }] : [],
    );
  };

  const runRule = (rule: Rule, seen: Set<Node>, known: Values) => {
    try {
      return [...match(rule.context)].flatMap((node) => {
        if (seen.has(node)) return [];
        seen.add(node);
        return checkNode(rule, node, known);
      });
    } catch (error) {
      const [reason] = (error as Error).message.replace(/^Custom XPath function \S+ raised:\s*/, "").split("\n");
      throw new Error(`the rule for "${rule.context}": ${reason}`);
    }
  };

  const count = patterns.reduce((sum, { rules }) => sum + rules.length, 0);
  let done = 0;
  onProgress(0);
  return patterns.flatMap((pattern) => {
    const values = valuesOf(pattern.variables, document, global);
    const seen = new Set<Node>();
    return pattern.rules.flatMap((rule) => {
      const broken = runRule(rule, seen, values);
      onProgress((done += 1) / count);
      return broken;
    });
  });
};
