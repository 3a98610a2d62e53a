import type { Root } from "mdast";

import { toolkitPackages } from "../../../config/toolkit";
import { type ResolveFile, resolveHref } from "../../../mdx/derive/resolve-links";
import { componentProps, isComponent } from "../../../mdx/nodes/component";
import { walk } from "../../../mdx/nodes/walk";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { SidebarLink } from "../../../utils/sidebar";
import type { Program } from "../../../verification/doctest/samples/sample";

/** A page that may be related to others, in reading order. */
export interface Candidate extends Uses, SidebarLink {}

const MOST = 5;
/** Weight of a link, which is deliberate; a call may be something that every program contains. */
const LINK = 2;

/** Returns the pages most related to a page, best first. A symbol counts more the fewer pages use it. */
export const rankRelated = (
  path: string,
  symbols: readonly Pick<PlacedSymbol, "id" | "url">[],
  candidates: readonly Candidate[],
): SidebarLink[] => {
  const scores = new Map(candidates.map((candidate) => [candidate, candidate.linked.has(path) ? LINK : 0]));
  for (const { id, url } of symbols) {
    const calling = candidates.filter(({ called }) => called.has(id));
    const linking = candidates.filter(({ linked }) => linked.has(url));
    const using = new Set([...calling, ...linking]);
    for (const candidate of using)
      scores.set(candidate, scores.get(candidate)! + (linking.includes(candidate) ? LINK : 1) / using.size);
  }
  return [...scores]
    .filter(([, score]) => score > 0)
    .sort(([, score], [, otherScore]) => otherScore - score)
    .slice(0, MOST)
    .map(([{ label, path: to }]) => ({ label, path: to }));
};

export interface Uses {
  /** Ids of symbols that its programs call. */
  called: ReadonlySet<string>;
  /** URLs that it links to: pages, and anchors of symbols. */
  linked: ReadonlySet<string>;
}

/** Sample languages for each toolkit language. */
const sampleLanguages: Readonly<Record<string, readonly string[]>> = {
  typescript: ["typescript", "javascript"],
  cli: ["bash"],
};

const codeWords = (code: string, language: string): Set<string> =>
  new Set(language === "bash" ? code.split(/\s+/) : code.match(/[\p{L}_][\p{L}\p{N}_]*/gu));

/** Whether a program with these words calls a symbol: it must contain the names of the symbol and of its parent. */
const callsSymbol = (words: ReadonlySet<string>, { name, parent }: PlacedSymbol): boolean => {
  const named = (text: string): boolean => words.has(text.split(/\.|::/).at(-1)!);
  return (name === "constructor" || named(name)) && (parent === null || named(parent));
};

const namesPackage = (code: string, packageName: string): boolean =>
  code.includes(packageName) || code.includes(packageName.replace("-", "_"));

const calledBy = (programs: readonly Program[], symbols: readonly PlacedSymbol[]): Set<string> => {
  const ids = new Set<string>();
  for (const { language, code, parts } of programs) {
    const packages = toolkitPackages.filter((name) => namesPackage(code, name));
    if (packages.length === 0 || parts.some(({ wrong }) => wrong !== undefined)) continue;
    const words = codeWords(code, language);
    for (const symbol of symbols) {
      const languages = sampleLanguages[symbol.language] ?? [symbol.language];
      if (languages.includes(language) && packages.includes(symbol.package) && callsSymbol(words, symbol))
        ids.add(symbol.id);
    }
  }
  return ids;
};

const linkedBy = (tree: Root, resolveFile: ResolveFile, symbols: readonly PlacedSymbol[]): Set<string> => {
  const linked = new Set<string>();
  walk(tree, (node) => {
    if (node.type === "link") linked.add(resolveHref(node.url, resolveFile).href);
    const id = isComponent(node, "SymbolLink") ? componentProps(node)["id"] : undefined;
    const symbol = symbols.find((candidate) => candidate.id === id);
    if (symbol) linked.add(symbol.url);
  });
  return linked;
};

/** Returns the symbols that a page's programs call, and the URLs that its text links to. */
export const toUses = (
  page: { tree: Root; programs: readonly Program[]; resolveFile: ResolveFile },
  symbols: readonly PlacedSymbol[],
): Uses => ({
  called: calledBy(page.programs, symbols),
  linked: linkedBy(page.tree, page.resolveFile, symbols),
});
