import type { ErnDocument, NodeId } from "../types";
import { listAttributes } from "./attributes";
import { normalizeLineEnds, resolveEntities } from "./escape";
import { nameOf } from "./nodes";
import { listTokens, type ErnToken } from "./tokens";

export interface CanonicalOptions {
  /** Exclusive canonicalization: a namespace is declared only where it is used. */
  exclusive?: boolean;
  /** Are comments kept? */
  comments?: boolean;
}

interface Scope {
  /** Namespaces that the source declares in this scope, by prefix; "" is the default namespace. */
  declared: ReadonlyMap<string, string>;
  /** Namespaces that the canonical form has already declared in this scope. */
  written: ReadonlyMap<string, string>;
}

const TEXT: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" };
const ATTRIBUTE: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  '"': "&quot;",
  "\t": "&#x9;",
  "\n": "&#xA;",
  "\r": "&#xD;",
};

const writeText = (text: string): string => text.replace(/[&<>\r]/g, (character) => TEXT[character]!);
const writeAttribute = (name: string, value: string): string =>
  ` ${name}="${value.replace(/[&<"\t\n\r]/g, (character) => ATTRIBUTE[character]!)}"`;

/** Orders names by code point as the recommendation requires; JavaScript orders by code unit. */
const compare = (a: string, b: string): number => {
  const [left, right] = [[...a], [...b]];
  const at = left.findIndex((character, index) => character !== right[index]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
};

const prefixOf = (name: string): string => (name.includes(":") ? name.slice(0, name.indexOf(":")) : "");

/** Is this namespace declaration written here? The recommendation leaves out those already in scope. */
const isNews = (written: Scope["written"], prefix: string, uri: string): boolean =>
  prefix !== "xml" && (written.get(prefix) ?? "") !== uri;

/** An opening tag in canonical form, and the scope inside the element. */
const writeOpenTag = (
  document: ErnDocument,
  node: NodeId,
  around: Scope,
  exclusive: boolean,
): { tag: string; scope: Scope } => {
  const name = nameOf(document, node);
  const all = listAttributes(document, node);
  if (all.length === 0 && !exclusive) return { tag: `<${name}>`, scope: around };
  const isDeclaration = (attribute: string): boolean => attribute === "xmlns" || attribute.startsWith("xmlns:");
  const declared = new Map(around.declared);
  for (const attribute of all) {
    if (isDeclaration(attribute.name)) declared.set(attribute.name.slice("xmlns:".length), attribute.value);
  }
  const attributes = all.filter((attribute) => !isDeclaration(attribute.name));
  const used = [prefixOf(name), ...attributes.map((attribute) => prefixOf(attribute.name)).filter(Boolean)];
  const candidates = exclusive ? [...new Set(used)] : [...declared.keys()];
  const news = candidates.filter((prefix) => isNews(around.written, prefix, declared.get(prefix) ?? "")).sort(compare);
  const written = new Map(around.written);
  for (const prefix of news) written.set(prefix, declared.get(prefix) ?? "");

  const uriOf = (attribute: string): string => (prefixOf(attribute) ? (declared.get(prefixOf(attribute)) ?? "") : "");
  const local = (attribute: string): string => attribute.slice(attribute.indexOf(":") + 1);
  attributes.sort((a, b) => compare(uriOf(a.name), uriOf(b.name)) || compare(local(a.name), local(b.name)));
  const tag = [
    `<${name}`,
    ...news.map((prefix) => writeAttribute(prefix ? `xmlns:${prefix}` : "xmlns", declared.get(prefix) ?? "")),
    ...attributes.map((attribute) => writeAttribute(attribute.name, attribute.value)),
    ">",
  ].join("");
  return { tag, scope: { declared, written } };
};

const writeInstruction = (markup: string): string => {
  const [, target, body = ""] = /^<\?(\S+?)(?:\s+([\s\S]*))?\?>$/.exec(normalizeLineEnds(markup)) ?? [];
  return `<?${target}${body && ` ${body}`}?>`.replaceAll("\r", "&#xD;");
};

const XML = new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]);

/** Canonical XML 1.0 of a whole document, optionally exclusive. */
export const canonicalize = (
  document: ErnDocument,
  { exclusive = false, comments = false }: CanonicalOptions = {},
): string => {
  const { source, root, nodes } = document;
  const pieces: string[] = [];
  const scopes: Scope[] = [{ declared: XML, written: XML }];

  /** Outside the root each comment and instruction is on a line of its own. */
  const addMarkup = (token: ErnToken, written: string): void => {
    if (nodes.parent[token.node] !== 0) pieces.push(written);
    else pieces.push(token.node < root ? `${written}\n` : `\n${written}`);
  };
  const addOpenTag = ({ node, to }: ErnToken): void => {
    const { tag, scope } = writeOpenTag(document, node, scopes.at(-1)!, exclusive);
    pieces.push(tag);
    if (to < nodes.end[node]!) scopes.push(scope);
    else pieces.push(`</${nameOf(document, node)}>`);
  };
  const addClosingTag = ({ node }: ErnToken): void => {
    scopes.pop();
    pieces.push(`</${nameOf(document, node)}>`);
  };

  for (const token of listTokens(document)) {
    const markup = source.slice(token.from, token.to);
    if (token.kind === "open") addOpenTag(token);
    else if (token.kind === "close") addClosingTag(token);
    else if (token.kind === "text" && token.node !== 0)
      pieces.push(writeText(resolveEntities(normalizeLineEnds(markup))));
    else if (token.kind === "cdata") pieces.push(writeText(normalizeLineEnds(markup.slice(9, -3))));
    else if (token.kind === "instruction") addMarkup(token, writeInstruction(markup));
    else if (token.kind === "comment" && comments) addMarkup(token, normalizeLineEnds(markup));
  }
  return pieces.join("");
};
