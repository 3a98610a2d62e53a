import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { unescapeHtml } from "../../utils/text/escape";
import { addressesIn } from "../locations/files-below";

interface DocumentFacts {
  /** Every URL in an `href`, `src` or `srcset`, and the URL of the social card image, in page order. */
  targets: string[];
  ids: string[];
  /** Contents of the scripts that run, of the style elements and of the style attributes. */
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
  /** Attributes that contain a script, such as onclick, with their elements. */
  handlers: { element: string; attribute: string }[];
}

/** A comment, or a start tag with its attributes; a quoted value may hold ">". */
const TAG = /<!--[^]*?-->|<([a-z][^\s/>]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/gi;

const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Could the attributes contain one that we need? Most elements have none, so they're skipped. */
const ASKED = /href|src|id|name|style|property|(?:^|\s)on/i;

const rawText = new Set(["script", "style", "textarea", "title"]);

const inSrcset = (value: string): string[] =>
  value.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);

const toAttributes = (text: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare = ""] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // If an attribute is repeated, browsers use the first.
    if (!attributes.has(key)) attributes.set(key, unescapeHtml(double ?? single ?? bare));
  }
  return attributes;
};

const addTag = (facts: DocumentFacts, element: string, attributes: ReadonlyMap<string, string>): void => {
  for (const [name, value] of attributes) {
    if (name === "href" || name === "src") facts.targets.push(value);
    else if (name === "srcset" || name === "imagesrcset") facts.targets.push(...inSrcset(value));
    else if (name === "id" || (name === "name" && element === "a")) facts.ids.push(value);
    else if (name === "style") facts.styleAttributes.push(value);
    else if (name.startsWith("on")) facts.handlers.push({ element, attribute: name });
    else if (name === "property" && value === "og:image") facts.targets.push(attributes.get("content") ?? "");
  }
};

const addText = (
  facts: DocumentFacts,
  element: string,
  attributes: ReadonlyMap<string, string>,
  text: string,
): void => {
  if (element === "style") facts.styles.push(text);
  // A script with a URL has no text of its own, and browsers don't run JSON.
  const isRun = element === "script" && !attributes.get("src") && !/json/i.test(attributes.get("type") ?? "");
  if (isRun) facts.scripts.push(text);
};

/** Reads a document's facts from its HTML in one pass, without building a tree. */
export const documentFacts = (html: string): DocumentFacts => {
  const facts: DocumentFacts = { targets: [], ids: [], scripts: [], styles: [], styleAttributes: [], handlers: [] };
  const tags = new RegExp(TAG);
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [, name, written] = tag;
    if (name === undefined || written === undefined) continue;
    const element = name.toLowerCase();
    const isText = rawText.has(element);
    if (!isText && !ASKED.test(written)) continue;
    const attributes = toAttributes(written);
    addTag(facts, element, attributes);
    if (!isText) continue;
    const end = html.indexOf(`</${name}`, tags.lastIndex);
    if (end < 0) continue;
    addText(facts, element, attributes, html.slice(tags.lastIndex, end));
    tags.lastIndex = end;
  }
  return facts;
};

/** Receives one document after another. */
export type DocumentReader = (route: string, facts: DocumentFacts) => void;

/** Returns a document without the NULs with which React 18 fills a chunk that a multi-byte character doesn't fit. */
const readClean = (file: string): string => {
  const bytes = readFileSync(file);
  if (!bytes.includes(0)) return bytes.toString();
  const clean = bytes.filter((byte) => byte !== 0);
  writeFileSync(file, clean);
  return clean.toString();
};

/** Reads every document of the built site once and passes it to all readers. */
export const readDocuments = (folder: string, readers: readonly DocumentReader[]): void => {
  for (const route of addressesIn(folder)
    .filter((address) => /\/$|\.html$/.test(address))
    .sort()) {
    const facts = documentFacts(readClean(path.join(folder, route.replace(/\/$/, "/index.html"))));
    for (const read of readers) read(route, facts);
  }
};
