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

import { createMatcher } from "./match-context";
import type { Check, MessagePart, Rule, Rules, Variable } from "./read-rules";

/** A broken rule. */
interface Broken {
  node: Node;
  message: string;
  severity: Check["severity"];
}

type Values = Readonly<Record<string, unknown>>;
type Item = Node | string | number | boolean;

const XPATH_FUNCTIONS = "http://www.w3.org/2005/xpath-functions";
/** Functions of XSLT that rules use. */
const OWN_FUNCTIONS = "urn:schematron-functions";

/** What the functions of XSLT refer to while rules run. */
const running: { current: Node | null; byKey: (name: string, value: string) => readonly Node[] } = {
  current: null,
  byKey: () => [],
};

const toText = (item: Item): string =>
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
      ...new Set(values.flatMap((value) => running.byKey(name, toText(value)))),
    ],
  );
};

const toSequence = createTypedValueFactory("item()*");

/** Runs rules on a document. Throws an Error with the place of an expression that can't be evaluated. */
export const runRules = ({ namespaces, variables, keys, patterns }: Rules, document: Document): Broken[] => {
  registerFunctions();
  const options: Options = {
    namespaceResolver: (prefix) => namespaces.get(prefix) ?? null,
    functionNameResolver: ({ prefix, localName }) =>
      prefix === ""
        ? { localName, namespaceURI: localName === "key" || localName === "current" ? OWN_FUNCTIONS : XPATH_FUNCTIONS }
        : null!,
  };

  const valuesOf = (wanted: readonly Variable[], node: Node, known: Values): Values =>
    wanted.reduce<Values>((values, { name, select }) => {
      const items = evaluateXPath(select, node, null, values, evaluateXPath.ALL_RESULTS_TYPE, options);
      return { ...values, [name]: toSequence(items as never, domFacade) };
    }, known);

  const global = valuesOf(variables, document, {});
  const match = createMatcher(document, {
    namespaces,
    holds: (expression, node) => evaluateXPathToBoolean(expression, node, null, global, options),
    select: (expression) => evaluateXPathToNodes(expression, document, null, global, options) as unknown as Node[],
  });

  const indexes = new Map<string, Map<string, Node[]>>();
  const indexOf = (name: string): Map<string, Node[]> => {
    const known = indexes.get(name);
    if (known) return known;
    const index = new Map<string, Node[]>();
    indexes.set(name, index);
    for (const key of keys.filter((each) => each.name === name))
      for (const node of match(key.match)) {
        const items = evaluateXPath(key.use, node, null, global, evaluateXPath.ALL_RESULTS_TYPE, options) as Item[];
        for (const value of items.map(toText)) index.set(value, [...(index.get(value) ?? []), node]);
      }
    return index;
  };
  running.byKey = (name, value) => indexOf(name).get(value) ?? [];

  const say = (parts: readonly MessagePart[], node: Node, values: Values): string =>
    parts
      .map((part) =>
        typeof part === "string" ? part : evaluateXPathToString(part.select, node, null, values, options),
      )
      .join("")
      .replace(/\s+/g, " ")
      .trim();

  const checkNode = ({ variables: own, checks }: Rule, node: Node, known: Values): Broken[] => {
    running.current = node;
    const values = own.length > 0 ? valuesOf(own, node, known) : known;
    return checks.flatMap(({ test, isReport, message, severity }) =>
      evaluateXPathToBoolean(test, node, null, values, options) === isReport
        ? [{ node, severity, message: say(message, node, values) }]
        : [],
    );
  };

  const runRule = (rule: Rule, seen: Set<Node>, known: Values): Broken[] => {
    try {
      return [...match(rule.context)].flatMap((node) => {
        if (seen.has(node)) return [];
        seen.add(node);
        return checkNode(rule, node, known);
      });
    } catch (error) {
      const [reason] = (error as Error).message.split("\n");
      throw new Error(`the rule for "${rule.context}": ${reason}`);
    }
  };

  return patterns.flatMap((pattern) => {
    const values = valuesOf(pattern.variables, document, global);
    const seen = new Set<Node>();
    return pattern.rules.flatMap((rule) => runRule(rule, seen, values));
  });
};
