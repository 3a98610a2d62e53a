import type { Page } from "@playwright/test";

import { routesByKind } from "./routes";
import { servedDocument } from "./served";

/** Elements that look interactive, but need a script. */
export const NEEDS_SCRIPT =
  ":is(button, [role=button], [role=tab], input, select, textarea, [contenteditable], a:not([href]), a[href='#'], " +
  "a[href^='javascript:']):not(:disabled, [readonly], a[href^='/'])";

/** What tests of every page read in its document. */
const factsOf = (document: Document, needsScript: string) => {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? "";
  const hrefsOf = (selector: string): string[] => all(selector).map((link) => link.getAttribute("href") ?? "");

  const metas: Record<string, string[]> = {};
  for (const meta of all("meta[name], meta[property]")) {
    const key = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
    (metas[key] ??= []).push(meta.getAttribute("content") ?? "");
  }
  const head = {
    language: document.documentElement.getAttribute("lang"),
    direction: document.documentElement.getAttribute("dir"),
    title: document.title,
    canonical: hrefsOf("link[rel=canonical]"),
    metas,
    jsonLd: all("script[type='application/ld+json']").map(({ textContent }) => textContent ?? ""),
  };

  const tableFaults = all("table").flatMap((table) => {
    const cells = [...table.querySelectorAll("thead tr > *, th")];
    const unnamed = cells.filter((cell) => cell.localName !== "th" || textOf(cell) === "");
    const first = [...table.querySelectorAll("tbody tr")].map((row) => row.children[0]);
    const names = first.map(textOf);
    const distinguish = !names.includes("") && new Set(names).size === names.length;
    const plain = first.filter((cell) => !cell?.matches("th[scope=row]"));
    const label = table.parentElement?.getAttribute("aria-label") ?? textOf(table).slice(0, 80);
    return [
      ...unnamed.map(({ outerHTML }) => `${label}: ${outerHTML} names nothing`),
      ...(distinguish ? plain : []).map((cell) => `${label}: ${textOf(cell)} isn't a header of its row`),
    ];
  });

  /** The classes and attributes around an element, which decide whether it is visible. */
  const around = (element: Element | null): string =>
    element
      ? `${element.localName}.${element.className} ${element.getAttributeNames().join()} < ${around(element.parentElement)}`
      : "";

  const facts = {
    head,
    markdown: hrefsOf("link[rel=alternate][type='text/markdown']"),
    tableFaults,
    tables: all("table").length,
    navbar: all("header.navbar nav[aria-label=Main] > ul:first-child a[aria-current]").map((link) => ({
      label: link.textContent,
      current: link.getAttribute("aria-current"),
      href: link.getAttribute("href"),
    })),
    pager: all("nav[aria-label='Docs pages'] a").map((link) => [
      /^(Previous|Next)/.exec(textOf(link))?.[0],
      link.getAttribute("href"),
    ]),
    related: hrefsOf("nav[aria-labelledby='_related'] a"),
    marks: all(".mark").map((mark) => ({ href: mark.getAttribute("href") ?? "", word: mark.textContent ?? "" })),
    messages: hrefsOf("figcaption > a[href^='/playground/']"),
    controls: [...new Set(all(needsScript).map(around))],
  };
  // What a Markdown version has: without links to headings and the other package managers' tabs.
  const hidden = [".anchor", "#footnote-label", "[data-label=Yarn]", "[data-label=pnpm]"];
  for (const element of all(hidden.map((each) => `article ${each}`).join())) element.remove();
  const headings = ["h1", ".prose :is(h2, h3, h4, h5, h6)"].map((each) => `article ${each}`).join();
  return { ...facts, headings: all(headings).map(textOf), code: all("article .prose pre code").map(textOf) };
};

export type ServedPage = ReturnType<typeof factsOf>;

export const NOT_FOUND = "/nowhere/";

const read = async (page: Page): Promise<ReadonlyMap<string, ServedPage>> => {
  const facts = new Map<string, ServedPage>();
  for (const route of [...[...routesByKind.values()].flat(), NOT_FOUND]) {
    const served = await servedDocument(page, route);
    facts.set(route, await served.evaluate(factsOf, NEEDS_SCRIPT));
    await served.dispose();
  }
  return facts;
};

let pages: Promise<ReadonlyMap<string, ServedPage>> | undefined;

/** Every page as it is served, and the not-found page, by route; read once for all tests of a worker. */
export const servedPages = (page: Page): Promise<ReadonlyMap<string, ServedPage>> => (pages ??= read(page));
