import type { Content, Heading, Root, Table } from "mdast";

import { toolkitLanguages } from "../../config/toolkit";
import type { TextFile } from "../../diagnostics/cached-files";
import { type Diagnostic, fileLine } from "../../diagnostics/diagnostic";
import { componentProps, isComponent } from "../../mdx/nodes/component";
import { parseFile } from "../../mdx/read/parse";
import { unravel } from "../../mdx/shortcodes/expand-shortcodes";
import type { Shortcodes } from "../../mdx/shortcodes/shortcode";
import { fenceLanguages, mentionedLanguages, symbolLanguages } from "./languages";

/** A problem on a line of a page. */
export interface LineDiagnostic extends Diagnostic {
  line: number;
}

/** A piece of inline code. */
export interface Piece {
  text: string;
  line: number;
  /** Toolkit languages of its tab or headings, or of the page if these mention none. */
  languages(): readonly string[];
}

/** What the prose checks need from a page. */
export interface ProsePage {
  raw: string;
  tree: Root;
  codes: Piece[];
  /** Text of each code block, with its title and its languages; none for data. */
  blocks: { text: string; languages: readonly string[] }[];
  lineOf(node: Content): number;
}

interface Context {
  /** Languages of the tab or the column. */
  narrow: readonly string[];
  /** Languages that the paragraph, list item or row mentions. */
  block: readonly string[];
}

const BLOCKS: ReadonlySet<string> = new Set(["paragraph", "listItem"]);

class PageReader {
  readonly codes: Piece[] = [];
  readonly blocks: ProsePage["blocks"] = [];
  /** Languages of the page: of its code blocks, and of the symbols in its shortcodes. */
  private readonly languages = new Set<string>();
  /** Headings above, by depth. */
  private readonly above: Heading[] = [];

  constructor(private readonly lineOf: (node: Content) => number) {}

  /**
   * Languages at a location: those of its tab or column, otherwise of its headings, otherwise of the page; and those
   * that its block mentions.
   */
  private languagesOf({ narrow, block }: Context): () => readonly string[] {
    const titled = narrow.length > 0 ? narrow : this.above.flatMap((heading) => mentionedLanguages(heading));
    const ofPage = (): Iterable<string> => (this.languages.size > 0 ? this.languages : Object.keys(toolkitLanguages));
    return () => ["cli", ...block, ...(titled.length > 0 ? titled : ofPage())];
  }

  enter(node: Content, context: Context = { narrow: [], block: [] }): void {
    if (node.type === "heading") this.above.splice(node.depth - 1, this.above.length, node);
    if (node.type === "code") {
      const languages = fenceLanguages(node.lang ?? "");
      this.blocks.push({ text: `${node.meta ?? ""}\n${node.value}`, languages });
      for (const language of languages) this.languages.add(language);
    }
    for (const language of symbolLanguages(node)) this.languages.add(language);
    if (node.type === "inlineCode")
      this.codes.push({ text: node.value, line: this.lineOf(node), languages: this.languagesOf(context) });
    if (!("children" in node)) return;
    if (node.type === "table") return this.enterTable(node, context);
    const tab = isComponent(node, "Tab") ? componentProps(node)["value"] : undefined;
    const inner = {
      narrow: tab === undefined ? context.narrow : [tab],
      block: BLOCKS.has(node.type) ? mentionedLanguages(node) : context.block,
    };
    for (const child of node.children as Content[]) this.enter(child, inner);
  }

  private enterTable({ children }: Table, { narrow }: Context): void {
    const columns = (children[0]?.children ?? []).map((header) => mentionedLanguages(header));
    for (const row of children)
      for (const [index, cell] of row.children.entries()) {
        const column = columns[index] ?? [];
        this.enter(cell, { narrow: column.length > 0 ? column : narrow, block: mentionedLanguages(row) });
      }
  }
}

/** Reads a page for the prose checks. */
export const toProsePage = (page: TextFile, shortcodes: Shortcodes): ProsePage => {
  const { source, tree } = parseFile(page);
  unravel(tree, shortcodes);
  const lineOf = (node: Content): number => fileLine(node, source);
  const reader = new PageReader(lineOf);
  for (const node of tree.children as Content[]) reader.enter(node);
  const { blocks, codes } = reader;
  return { raw: page.raw, tree, lineOf, blocks, codes };
};
