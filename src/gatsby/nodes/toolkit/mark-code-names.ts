import type { ToolkitLanguage } from "../../../config/toolkit";
import type { ToolkitSymbol } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import type { ContentNode } from "../../../utils/content-node";
import { groupBy } from "../../../utils/lists";

const LANGUAGES: Readonly<Record<string, ToolkitLanguage>> = {
  typescript: "typescript",
  python: "python",
  rust: "rust",
};

/** What an import takes from a package of the toolkit: several names, or the last part of a path. */
const IMPORTS =
  /import(?: type)? \{([^}]*)\} from ["']ddex-(?:parser|builder)["']|from ddex_(?:parser|builder) import ([\w, ]+)|use ddex_(?:core|parser|builder)::(?:[\w:]*\{([^}]*)\}|(?:\w+::)*(\w+));/g;

const importedNames = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(IMPORTS)].flatMap(([, ...lists]) =>
      lists.flatMap((list) => (list ?? "").split(",").map((name) => name.replace(/^\s*type /, "").trim())),
    ),
  );

/** The only symbol of a name in a language, or the only one that isn't in a module. */
const onlyOne = (symbols: readonly ToolkitSymbol[] = []): ToolkitSymbol | undefined => {
  const top = symbols.filter(({ parent }) => parent === null);
  if (top.length === 1) return top[0];
  return symbols.length === 1 ? symbols[0] : undefined;
};

interface Mark {
  start: number;
  end: number;
  id: string;
}

const marksOf = (code: string, language: ToolkitLanguage, { symbols, byId }: Toolkit): Mark[] => {
  const kinds = new Set(["class", "function", "struct", "enum"]);
  const known = groupBy(
    symbols.filter((symbol) => symbol.language === language && kinds.has(symbol.kind)),
    ({ name }) => name,
  );
  const ids = new Map<string, string>();
  for (const name of importedNames(code)) {
    const symbol = onlyOne(known.get(name));
    if (!symbol) continue;
    ids.set(name, symbol.id);
    // Calls of a variable that holds a new object, and of the class.
    const created = new RegExp(`(\\w+) = (?:new )?${name}(?:::new)?\\(`, "g");
    const owners = [name, ...[...code.matchAll(created)].map(([, variable = ""]) => variable)];
    for (const [, owner = "", method = ""] of code.matchAll(/(\w+)(?:\.|::)(\w+)(?=\()/g))
      if (owners.includes(owner) && byId.has(`${symbol.id}.${method}`))
        ids.set(`${owner}.${method}`, `${symbol.id}.${method}`);
  }
  return [...code.matchAll(/(?:(\w+)(?:\.|::))?(\w+)/g)].flatMap(({ 0: all, 1: owner, 2: name = "", index }) => {
    const end = index + all.length;
    const method = owner === undefined ? undefined : ids.get(`${owner}.${name}`);
    const ownId = owner === undefined ? ids.get(name) : ids.get(owner);
    return [
      ...(ownId ? [{ start: index, end: index + (owner ?? name).length, id: ownId }] : []),
      ...(method ? [{ start: end - name.length, end, id: method }] : []),
    ];
  });
};

/** A block's highlighted code with its marks; a mark in several pieces of text is left out. */
const withMarks = (html: string, marks: readonly Mark[]): string => {
  let offset = 0;
  return html.replace(/<[^>]*>|[^<]+/g, (piece) => {
    if (piece.startsWith("<")) return piece;
    const [from, to] = [offset, offset + piece.length];
    offset = to;
    let marked = "";
    let position = from;
    for (const { start, end, id } of marks) {
      if (start < position || end > to) continue;
      const name = piece.slice(start - from, end - from);
      marked += `${piece.slice(position - from, start - from)}<dfn data-symbol="${id}">${name}</dfn>`;
      position = end;
    }
    return marked + piece.slice(position - from);
  });
};

const BLOCK = /<figure class="code([^"]*)" data-lang="(\w+)">(.*?<code>)(.*?)(<\/code>)/gs;

const markIn = (html: string, toolkit: () => Toolkit): string =>
  html.replace(BLOCK, (all, classes: string, lang: string, head: string, code: string, tail: string) => {
    const language = LANGUAGES[lang];
    if (!language || classes.includes("defined")) return all;
    const marks = marksOf(code.replace(/<[^>]*>/g, ""), language, toolkit());
    if (marks.length === 0) return all;
    return `<figure class="code${classes} defined" data-lang="${lang}">${head}${withMarks(code, marks)}${tail}`;
  });

/**
 * Returns content whose samples have their imports from the toolkit marked, and the methods that they call; the same
 * content if there are none.
 */
export const markCodeNames = (content: readonly ContentNode[], toolkit: () => Toolkit): readonly ContentNode[] => {
  const marked = content.map((node) => {
    if (typeof node === "string") return markIn(node, toolkit);
    const { children = [] } = node;
    const markedChildren = markCodeNames(children, toolkit);
    return markedChildren === children ? node : { ...node, children: [...markedChildren] };
  });
  return marked.some((node, index) => node !== content[index]) ? marked : content;
};
