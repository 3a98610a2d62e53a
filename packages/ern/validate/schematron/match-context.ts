import type { Document, Element, Node } from "slimdom";

interface Step {
  separator: "" | "/" | "//";
  /** "*" for any element. */
  name: string;
  namespace: string | null;
  /** With brackets; empty for none. */
  predicates: string;
}

/** A predicate that counts depends on siblings, so it can't be tested on a node alone. */
const COUNTS = /\[\s*\d+\s*\]|\b(?:position|last)\s*\(/;

/** The end of what a bracket begins, quotes considered. */
const bracketEnd = (text: string, start: number): number => {
  let depth = 0;
  for (let position = start; position < text.length; position += 1) {
    const char = text[position]!;
    if (char === '"' || char === "'") position = text.indexOf(char, position + 1);
    else if ("[(".includes(char)) depth += 1;
    else if ("])".includes(char) && (depth -= 1) === 0) return position + 1;
    if (position < 0) break;
  }
  return text.length;
};

/** The alternatives of a pattern, at the bars outside of brackets and quotes. */
const alternativesOf = (context: string): string[] => {
  const found: string[] = [];
  let from = 0;
  for (let position = 0; position < context.length; position += 1) {
    if ("[(".includes(context[position]!)) position = bracketEnd(context, position) - 1;
    else if (context[position] === "|") {
      found.push(context.slice(from, position).trim());
      from = position + 1;
    }
  }
  return [...found, context.slice(from).trim()];
};

const STEP = /^\s*(\/{0,2})\s*(?:([\w.-]+):)?(\*|[A-Za-z_][\w.-]*)(?=\s*(?:[[/]|$))/;

/** The steps of a path of names; undefined for everything else that a pattern may be. */
const stepsOf = (path: string, namespaces: ReadonlyMap<string, string>): Step[] | undefined => {
  const steps: Step[] = [];
  let rest = path;
  while (rest.trim() !== "") {
    const found = STEP.exec(rest);
    const [all = "", separator = "", prefix, name = ""] = found ?? [];
    if (!found || (steps.length > 0 && separator === "") || (prefix !== undefined && !namespaces.has(prefix)))
      return undefined;
    rest = rest.slice(all.length).trimStart();
    const start = rest;
    while (rest.startsWith("[")) rest = rest.slice(bracketEnd(rest, 0)).trimStart();
    const predicates = start.slice(0, start.length - rest.length);
    if (COUNTS.test(predicates)) return undefined;
    const namespace = prefix === undefined ? null : namespaces.get(prefix)!;
    steps.push({ separator: separator as Step["separator"], name, namespace, predicates });
  }
  return steps.length > 0 ? steps : undefined;
};

interface MatchOptions {
  namespaces: ReadonlyMap<string, string>;
  /** Whether a predicate holds for a node. */
  holds: (expression: string, node: Node) => boolean;
  select: (expression: string) => Node[];
}

/** Creates a matcher of XSLT patterns; names are looked up, because evaluating from each node takes minutes. */
export const createMatcher = (document: Document, { namespaces, holds, select }: MatchOptions) => {
  const all = [...document.getElementsByTagName("*")];
  const byName = new Map<string, Element[]>();
  for (const element of all) {
    const same = byName.get(element.localName);
    if (same) same.push(element);
    else byName.set(element.localName, [element]);
  }

  const fits = (node: Node, { name, namespace, predicates }: Step): boolean => {
    const { localName, namespaceURI } = node as Element;
    if (node.nodeType !== node.ELEMENT_NODE) return false;
    if (name !== "*" && (localName !== name || namespaceURI !== namespace)) return false;
    return predicates === "" || holds(`self::node()${predicates}`, node);
  };

  /** Returns whether the path up to this step leads to the node. */
  const leadsTo = (node: Node | null, steps: readonly Step[], index: number): boolean => {
    const step = steps[index]!;
    if (!node || !fits(node, step)) return false;
    const { parentNode: parent } = node;
    if (index === 0) return step.separator !== "/" || parent === document;
    if (step.separator === "/") return leadsTo(parent, steps, index - 1);
    for (let above = parent; above; above = above.parentNode) if (leadsTo(above, steps, index - 1)) return true;
    return false;
  };

  const matchOne = (pattern: string): Node[] => {
    if (pattern === "/") return [document];
    const steps = stepsOf(pattern, namespaces);
    if (!steps) return select(pattern.startsWith("/") ? pattern : `//(${pattern})`);
    const { name } = steps.at(-1)!;
    return (name === "*" ? all : (byName.get(name) ?? [])).filter((node) => leadsTo(node, steps, steps.length - 1));
  };

  return (context: string): ReadonlySet<Node> => new Set(alternativesOf(context).flatMap(matchOne));
};
