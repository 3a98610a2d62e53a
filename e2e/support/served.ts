import { readFileSync, statSync } from "node:fs";
import path from "node:path";

import type { Element, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

const folder = path.resolve(__dirname, "../../public");
const parser = unified().use(rehypeParse);

/** The tag of tests that read served pages: one worker runs them all, which parses each page once. */
export const served = { tag: "@served" };

/** The file that a host sends for a route; `deploy/hosts.spec.ts` checks that it is sent unchanged. */
const servedFile = (route: string): string => {
  const file = path.join(folder, route, "index.html");
  return statSync(file, { throwIfNoEntry: false }) ? file : path.join(folder, "404.html");
};

/** Returns a page's document as the server sends it. */
export const servedDocument = (route: string): Root => parser.parse(readFileSync(servedFile(route), "utf8"));

/** Returns an attribute by its name in the DOM ("ariaLabel"); lists are joined by spaces. */
export const attributeOf = (element: Element, name: string): string | undefined => {
  const value = element.properties?.[name];
  return value === undefined || value === null ? undefined : [value].flat().join(" ");
};

/** Returns a node's text, without that of scripts in it. */
export const nodeText = (node: Root | RootContent): string => {
  if (node.type === "text") return node.value;
  const children: readonly RootContent[] = "children" in node ? node.children : [];
  return children
    .map((child) => (child.type === "element" && child.tagName === "script" ? "" : nodeText(child)))
    .join("");
};
