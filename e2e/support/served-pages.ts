import type { Element, Root } from "hast";
import { matches, select, selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";

import { routesByKind } from "./routes";
import { attributeOf, nodeText, servedDocument } from "./served";

const CONTROLS =
  "button, [role=button], [role=tab], input, select, textarea, [contenteditable], a:not([href]), a[href='#'], " +
  "a[href^='javascript:']";
const NEEDS_NO_SCRIPT = ":disabled, [readonly], a[href^='/']";

/** Elements that look interactive, but need a script. */
export const NEEDS_SCRIPT = `:is(${CONTROLS}):not(${NEEDS_NO_SCRIPT})`;

const isElement = (node: { type: string }): node is Element => node.type === "element";
const trimmed = (element: Element | undefined): string => (element ? nodeText(element).trim() : "");

/** What a search engine reads in a document's head. */
const headOf = (tree: Root) => {
  const metas: Record<string, string[]> = {};
  for (const meta of selectAll("meta[name], meta[property]", tree)) {
    const key = attributeOf(meta, "name") ?? attributeOf(meta, "property") ?? "";
    (metas[key] ??= []).push(attributeOf(meta, "content") ?? "");
  }
  const html = select("html", tree)!;
  return {
    language: attributeOf(html, "lang"),
    direction: attributeOf(html, "dir"),
    title: trimmed(select("title", tree) ?? undefined),
    canonical: hrefsOf("link[rel=canonical]", tree),
    metas,
    jsonLd: selectAll("script[type='application/ld+json']", tree).map(nodeText),
  };
};

const hrefsOf = (selector: string, tree: Root): string[] =>
  selectAll(selector, tree).map((link) => attributeOf(link, "href") ?? "");

/** Header cells without text, and first cells that identify their rows without being their headers. */
const tableFaultsOf = (table: Element, parent: Element | undefined): string[] => {
  const unnamed = selectAll("thead tr > *, th", table).filter((cell) => cell.tagName !== "th" || trimmed(cell) === "");
  const first = selectAll("tbody tr", table).map((row) => row.children.find(isElement));
  const names = first.map(trimmed);
  const distinguish = !names.includes("") && new Set(names).size === names.length;
  const plain = first.filter((cell) => !cell || !matches("th[scope=row]", cell));
  const label = (parent && attributeOf(parent, "ariaLabel")) ?? trimmed(table).slice(0, 80);
  return [
    ...unnamed.map((cell) => `${label}: ${toHtml(cell)} names nothing`),
    ...(distinguish ? plain : []).map((cell) => `${label}: ${trimmed(cell)} isn't a header of its row`),
  ];
};

/** Parts of a page that its Markdown version doesn't have: links to headings, other package managers' tabs. */
const ONLY_HTML = ".anchor, #footnote-label, [data-label=Yarn], [data-label=pnpm]";

/** What tests of every page read in its document. */
const pageFacts = (tree: Root) => {
  const parents = new Map<Element, Element>();
  visit(tree, "element", (element, _, parent) => {
    if (parent && isElement(parent)) parents.set(element, parent);
  });
  const pathOf = (element: Element): Element[] => {
    const parent = parents.get(element);
    return parent ? [element, ...pathOf(parent)] : [element];
  };
  /** The classes and attributes around an element, which decide whether it is visible. */
  const ancestry = (element: Element): string =>
    pathOf(element)
      .map(
        ({ tagName, properties = {} }) =>
          `${tagName}.${String(properties.className)} ${Object.keys(properties).join()}`,
      )
      .join(" < ");

  const onlyHtml = new Set(selectAll(ONLY_HTML, tree));
  const inMarkdown = (selector: string): string[] =>
    selectAll(selector, tree)
      .filter((element) => !pathOf(element).some((ancestor) => onlyHtml.has(ancestor)))
      .map((element) =>
        trimmed({
          ...element,
          children: element.children.filter((child) => !(isElement(child) && onlyHtml.has(child))),
        }),
      );

  return {
    head: headOf(tree),
    markdown: hrefsOf("link[rel=alternate][type='text/markdown']", tree),
    tableFaults: selectAll("table", tree).flatMap((table) => tableFaultsOf(table, parents.get(table))),
    tables: selectAll("table", tree).length,
    navbar: selectAll("header.navbar nav[aria-label=Main] > ul:first-child a[aria-current]", tree).map((link) => ({
      label: nodeText(link),
      current: attributeOf(link, "ariaCurrent"),
      href: attributeOf(link, "href"),
    })),
    pager: selectAll("nav[aria-label='Docs pages'] a", tree).map((link) => [
      /^(Previous|Next)/.exec(trimmed(link))?.[0],
      attributeOf(link, "href"),
    ]),
    related: hrefsOf("nav[aria-labelledby='_related'] a", tree),
    marks: selectAll(".mark", tree).map((mark) => ({ href: attributeOf(mark, "href") ?? "", word: nodeText(mark) })),
    controls: [
      ...new Set(
        selectAll(CONTROLS, tree)
          .filter((control) => !matches(NEEDS_NO_SCRIPT, control))
          .map(ancestry),
      ),
    ],
    headings: inMarkdown(
      "article h1, article .prose h2, article .prose h3, article .prose h4, article .prose h5, article .prose h6",
    ),
    code: inMarkdown("article .prose pre code"),
  };
};

export type ServedPage = ReturnType<typeof pageFacts>;

export const NOT_FOUND = "/nowhere/";

let pages: ReadonlyMap<string, ServedPage> | undefined;

/** Returns every page as it is served, and the not-found page, by route; read once for all tests of a worker. */
export const servedPages = (): ReadonlyMap<string, ServedPage> =>
  (pages ??= new Map(
    [...[...routesByKind.values()].flat(), NOT_FOUND].map((route) => [route, pageFacts(servedDocument(route))]),
  ));
