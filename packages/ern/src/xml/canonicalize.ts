import type { ErnDocument, NodeId } from "../types";
import { listAttributes } from "./attributes";
import { normalizeLineEnds, resolveEntities } from "./escape";
import { localPartOf, prefixOf } from "./names";
import { nameOf } from "./nodes";
import { type ErnToken, listTokens } from "./tokens";

/** The namespaces in scope by prefix; "" is the default namespace. */
type Scope = ReadonlyMap<string, string>;

const TEXT: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" };
const ATTRIBUTE: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  '"': "&quot;",
  "\t": "&#x9;",
  "\n": "&#xA;",
  "\r": "&#xD;",
};

const escapeCanonicalText = (text: string): string => text.replace(/[&<>\r]/g, (character) => TEXT[character]!);
const toCanonicalAttribute = (name: string, value: string): string =>
  ` ${name}="${value.replace(/[&<"\t\n\r]/g, (character) => ATTRIBUTE[character]!)}"`;

/** Orders names by code point as the recommendation requires; JavaScript orders by code unit. */
const compareCodePoints = (a: string, b: string): number => {
  const [left, right] = [[...a], [...b]];
  const position = left.findIndex((character, index) => character !== right[index]);
  if (position === -1) return left.length - right.length;
  return (left[position]?.codePointAt(0) ?? -1) - (right[position]?.codePointAt(0) ?? -1);
};

/** An opening tag in canonical form, and the scope inside the element. Declarations already in scope are left out. */
const toCanonicalTag = (document: ErnDocument, node: NodeId, outerScope: Scope): { tag: string; scope: Scope } => {
  const all = listAttributes(document, node);
  const prefixIn = (declaration: string): string => declaration.slice("xmlns:".length);
  const isDeclaration = (attribute: string): boolean => /^xmlns(:|$)/.test(attribute);
  const news = all
    .filter(({ name }) => isDeclaration(name) && name !== "xmlns:xml")
    .filter(({ name, value }) => (outerScope.get(prefixIn(name)) ?? "") !== value)
    .sort((a, b) => compareCodePoints(a.name, b.name));
  const scope = new Map([...outerScope, ...news.map(({ name, value }) => [prefixIn(name), value] as const)]);

  const uriOf = (attribute: string): string => (attribute.includes(":") ? (scope.get(prefixOf(attribute)) ?? "") : "");
  const attributes = all
    .filter(({ name }) => !isDeclaration(name))
    .sort(
      (a, b) =>
        compareCodePoints(uriOf(a.name), uriOf(b.name)) || compareCodePoints(localPartOf(a.name), localPartOf(b.name)),
    );
  const written = [...news, ...attributes].map(({ name, value }) => toCanonicalAttribute(name, value));
  return { tag: `<${nameOf(document, node)}${written.join("")}>`, scope };
};

const toCanonicalInstruction = (markup: string): string => {
  const [, target, body = ""] = /^<\?(\S+?)(?:\s+([\s\S]*))?\?>$/.exec(normalizeLineEnds(markup)) ?? [];
  return `<?${target}${body && ` ${body}`}?>`.replaceAll("\r", "&#xD;");
};

/** Tags without attributes, or with one that has neither a prefix nor a character that is written otherwise. */
const PLAIN_TAG = /^<[^\s/>]+(?: (?!xmlns)[^\s=:]+="[^"&<\t\n\r]*")?>$/;

/** Returns whether a piece of an element's content is written in canonical form, as most are. */
const isCanonical = ({ kind }: ErnToken, markup: string): boolean =>
  kind === "open"
    ? PLAIN_TAG.test(markup)
    : kind === "close"
      ? !/\s/.test(markup)
      : kind === "text" && !/[&>\r]/.test(markup);

/** Returns a whole document as Inclusive Canonical XML 1.0, without comments. */
export const canonicalize = (document: ErnDocument): string => {
  const { source, root, nodes } = document;
  const scopes: Scope[] = [new Map([["xml", "http://www.w3.org/XML/1998/namespace"]])];
  /** Outside the root each instruction is on a line of its own. */
  const onLine = (node: NodeId, written: string): string => {
    if (nodes.parent[node] !== 0) return written;
    return node < root ? `${written}\n` : `\n${written}`;
  };

  const write = ({ kind, node, to }: ErnToken, markup: string): string => {
    if (kind === "text") return escapeCanonicalText(resolveEntities(normalizeLineEnds(markup)));
    if (kind === "cdata") return escapeCanonicalText(normalizeLineEnds(markup.slice(9, -3)));
    if (kind === "instruction") return onLine(node, toCanonicalInstruction(markup));
    const closing = `</${nameOf(document, node)}>`;
    if (kind === "close") return closing;
    if (kind !== "open") return "";
    const { tag, scope } = toCanonicalTag(document, node, scopes.at(-1)!);
    if (to === nodes.end[node]) return tag + closing;
    scopes.push(scope);
    return tag;
  };
  const parts: string[] = [];
  let done = 0;
  for (const token of listTokens(document)) {
    const { kind, node, from, to } = token;
    const markup = source.slice(from, to);
    if (kind === "close") scopes.pop();
    if (node !== 0 && isCanonical(token, markup)) {
      if (kind === "open") scopes.push(scopes.at(-1)!);
      continue;
    }
    // What is canonical is copied together.
    parts.push(source.slice(done, from), node === 0 ? "" : write(token, markup));
    done = to;
  }
  parts.push(source.slice(done));
  return parts.join("");
};
