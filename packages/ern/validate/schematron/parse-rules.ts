import { type Element, type Node, parseXmlDocument } from "slimdom";

const SCHEMATRON = "http://purl.oclc.org/dsdl/schematron";
const XSLT = "http://www.w3.org/1999/XSL/Transform";

/** The query languages of which rules can be run: all are XPath here. */
const BINDINGS = ["xslt", "xslt2", "xslt3", "xpath", "xpath2", "xpath3", "xpath31"];

export interface Variable {
  name: string;
  select: string;
}

/** A part of a message: text, or an expression whose value it is. */
export type MessagePart = string | { select: string };

export interface Check {
  test: string;
  /** A report is a problem if its test holds, an assert if it doesn't. */
  isReport: boolean;
  message: readonly MessagePart[];
  severity: "error" | "warning";
}

export interface Rule {
  /** A pattern of XSLT: which nodes the rule is about. */
  context: string;
  variables: readonly Variable[];
  checks: readonly Check[];
}

export interface Rules {
  /** By prefix. */
  namespaces: ReadonlyMap<string, string>;
  variables: readonly Variable[];
  keys: readonly Record<"name" | "match" | "use", string>[];
  /** Of each pattern, a node is checked by the first rule that is about it. */
  patterns: readonly { variables: readonly Variable[]; rules: readonly Rule[] }[];
}

const WARNING_ROLES = /^(?:warn|warning|info|information|hint)$/i;

const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter(({ localName, namespaceURI }) => localName === name && namespaceURI === SCHEMATRON);

const elementsOf = (element: Element, name: string): Element[] => element.getElementsByTagNameNS(SCHEMATRON, name);

const named = (elements: readonly Element[], attribute: string, name: string): Element | undefined =>
  elements.find((element) => element.getAttribute(attribute) === name);

/** The elements that are run, or don't matter, and what to write instead of others. */
const RUN: readonly {
  namespace: string;
  names: RegExp;
  instead: Readonly<Record<string, string>>;
  otherwise: string;
}[] = [
  {
    namespace: SCHEMATRON,
    names:
      /^(?:schema|title|ns|p|let|phase|active|pattern|rule|assert|report|extends|param|diagnostics|diagnostic|properties|property|name|value-of|emph|dir|span)$/,
    instead: {
      include: "Put what it includes into this file",
      key: "Write it as <xsl:key> with name, match and use",
    },
    otherwise: "ISO Schematron of 2016 has no such element",
  },
  {
    namespace: XSLT,
    names: /^(?:key|value-of|text)$/,
    instead: {
      function: "Write the test out",
      include: "Put what it includes into this file",
      import: "Put what it imports into this file",
    },
    otherwise: "Of XSLT, only xsl:key can be run",
  },
];

/** Parses rules in ISO Schematron. Throws an Error that names the line and what to write if it can't run all of them. */
export const parseRules = (source: string): Rules => {
  const document = parseXmlDocument(source);
  const schema = document.documentElement!;

  const lineOf = (element: Element): number => {
    const same = document.getElementsByTagName(element.tagName).indexOf(element);
    const tags = [...source.replace(/<!--[^]*?-->/g, (all) => all.replace(/</g, " ")).matchAll(/<([^\s/>!?]+)/g)];
    const offset = tags.filter(([, name]) => name === element.tagName)[same]?.index ?? 0;
    return source.slice(0, offset).split("\n").length;
  };
  const refuse = (element: Element, what: string, remedy: string): never => {
    throw new Error(`line ${lineOf(element)}: ${what}. ${remedy}`);
  };
  const need = (element: Element, name: string): string =>
    element.getAttribute(name) ?? refuse(element, `<${element.tagName}> has no ${name}`, `Give it one`);

  const binding = schema.getAttribute("queryBinding");
  if (binding !== null && !BINDINGS.includes(binding.toLowerCase()))
    refuse(schema, `rules in "${binding}" cannot be run here`, `Use one of ${BINDINGS.join(", ")}`);
  for (const { namespace, names, instead, otherwise } of RUN) {
    const found = schema.getElementsByTagNameNS(namespace, "*").find(({ localName }) => !names.test(localName));
    if (found) refuse(found, `<${found.tagName}> cannot be used here`, instead[found.localName] ?? otherwise);
  }

  /** Text of an abstract pattern with its parameters filled in. */
  type Fill = (text: string) => string;

  const toVariables = (element: Element, fill: Fill = String): Variable[] =>
    childrenOf(element, "let").map((variable) => ({
      name: need(variable, "name"),
      select: fill(need(variable, "value")),
    }));

  const toParts = (element: Element, fill: Fill): MessagePart[] =>
    element.childNodes.flatMap((node: Node): MessagePart[] => {
      const inner = node as Element;
      if (node.nodeType !== node.ELEMENT_NODE)
        return [node.nodeType === node.COMMENT_NODE ? "" : fill(node.nodeValue ?? "")];
      if (inner.localName === "value-of") return [{ select: fill(need(inner, "select")) }];
      if (inner.localName === "name") return [{ select: `name(${fill(inner.getAttribute("path") ?? ".")})` }];
      return toParts(inner, fill);
    });

  const diagnostics = elementsOf(schema, "diagnostic");
  const toCheck = (element: Element, role: string | null, fill: Fill): Check => {
    const more = element.getAttribute("diagnostics")?.split(/\s+/).filter(Boolean) ?? [];
    const texts = more.map(
      (id) => named(diagnostics, "id", id) ?? refuse(element, `there is no diagnostic "${id}"`, "Add it"),
    );
    return {
      test: fill(need(element, "test")),
      isReport: element.localName === "report",
      message: [element, ...texts].flatMap((part) => [...toParts(part, fill), " "]),
      severity: WARNING_ROLES.test(element.getAttribute("role") ?? role ?? "") ? "warning" : "error",
    };
  };

  const abstractRules = elementsOf(schema, "rule").filter((rule) => rule.getAttribute("abstract") === "true");
  const partsOfRule = (rule: Element, fill: Fill): Pick<Rule, "variables" | "checks"> => {
    const base = childrenOf(rule, "extends").map((extending) => {
      const name =
        extending.getAttribute("rule") ?? refuse(extending, "<extends> names no rule", "Put its rules into this file");
      return partsOfRule(
        named(abstractRules, "id", name) ?? refuse(extending, `there is no abstract rule "${name}"`, "Add it"),
        fill,
      );
    });
    const checks = rule.children.filter(({ localName }) => localName === "assert" || localName === "report");
    return {
      variables: [...base.flatMap(({ variables }) => variables), ...toVariables(rule, fill)],
      checks: [
        ...base.flatMap((inherited) => inherited.checks),
        ...checks.map((check) => toCheck(check, rule.getAttribute("role"), fill)),
      ],
    };
  };

  const patterns = elementsOf(schema, "pattern");
  const elsewhere = patterns.find((pattern) => pattern.hasAttribute("documents"));
  if (elsewhere) refuse(elsewhere, "other documents cannot be checked", "Leave out documents");
  const toPattern = (pattern: Element): Rules["patterns"][number] => {
    const name = pattern.getAttribute("is-a");
    const base =
      name === null
        ? pattern
        : (named(patterns, "id", name) ?? refuse(pattern, `there is no abstract pattern "${name}"`, "Add it"));
    const values = new Map(childrenOf(pattern, "param").map((param) => [need(param, "name"), need(param, "value")]));
    const fill: Fill = (text) => text.replace(/\$([\w.-]+)/g, (all, param: string) => values.get(param) ?? all);
    const rules = childrenOf(base, "rule").filter((rule) => rule.getAttribute("abstract") !== "true");
    return {
      variables: [...toVariables(base, fill), ...(base === pattern ? [] : toVariables(pattern))],
      rules: rules.map((rule) => ({ context: fill(need(rule, "context")), ...partsOfRule(rule, fill) })),
    };
  };

  const phaseName = schema.getAttribute("defaultPhase") ?? "#ALL";
  const phase = phaseName === "#ALL" ? undefined : named(childrenOf(schema, "phase"), "id", phaseName);
  if (phaseName !== "#ALL" && !phase) refuse(schema, `there is no phase "${phaseName}"`, "Add it");
  const active =
    phase &&
    childrenOf(phase, "active").map((activation) => {
      const id = need(activation, "pattern");
      return named(patterns, "id", id) ? id : refuse(activation, `there is no pattern "${id}"`, "Add it");
    });
  return {
    namespaces: new Map(childrenOf(schema, "ns").map((ns) => [need(ns, "prefix"), need(ns, "uri")])),
    variables: [...toVariables(schema), ...(phase ? toVariables(phase) : [])],
    keys: schema
      .getElementsByTagNameNS(XSLT, "key")
      .map((key) => ({ name: need(key, "name"), match: need(key, "match"), use: need(key, "use") })),
    patterns: patterns
      .filter((pattern) => pattern.getAttribute("abstract") !== "true")
      .filter((pattern) => active === undefined || active.includes(pattern.getAttribute("id") ?? ""))
      .map(toPattern),
  };
};
