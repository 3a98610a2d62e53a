import type { Content, Paragraph, PhrasingContent, Root } from "mdast";
import type { MdxJsxAttribute, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Parent } from "unist";

import { componentProps } from "../../mdx/nodes/component-props";
import { isComponent } from "../../mdx/nodes/is-component";
import type { Component } from "../../mdx/nodes/is-component";
import { walk } from "../../mdx/read/walk";
import { knownLegend } from "../known";
import { matchingSymbols } from "../matching-symbols";
import { symbolEntry } from "./symbol-entry";
import { symbolCounts } from "./symbol-counts";
import { symbolList } from "./symbol-list";
import { symbolTable } from "./symbol-table";
import type { Toolkit } from "../toolkit";

const attribute = (name: string, value: string): MdxJsxAttribute => ({ type: "mdxJsxAttribute", name, value });

const legendParagraph: Paragraph = {
  type: "paragraph",
  children: [{ type: "text", value: knownLegend }],
  data: { hProperties: { className: ["evidence"] } },
};

const toLink = (node: Component, { byId }: Toolkit): Content => {
  const symbol = byId.get(componentProps(node)["id"] ?? "");
  const children = node.children as PhrasingContent[];
  const link: PhrasingContent = {
    type: "link",
    url: symbol?.url ?? "",
    children: (children.length > 0 ? children : [{ type: "inlineCode", value: symbol?.name ?? "" }]) as never,
    position: node.position,
  };
  return node.type === "mdxJsxFlowElement" ? ({ type: "paragraph", children: [link] } satisfies Paragraph) : link;
};

const toStatus = (node: Component, { byId }: Toolkit): Component => {
  const symbol = byId.get(componentProps(node)["of"] ?? "");
  if (!symbol) return node;
  const attributes = [attribute("value", symbol.status), attribute("note", symbol.note)];
  return { ...node, attributes } as MdxJsxTextElement;
};

/** Fills in what a page says of symbols: tables, entries, links, badges. All of them name symbols that there are. */
export const expandSymbols = (tree: Root, toolkit: Toolkit): void => {
  const anchored = new Set<string>();
  walk(tree, (node) => {
    if (isComponent(node, "Symbol")) anchored.add(componentProps(node)["id"] ?? "");
  });
  /** Each symbol has one anchor on a page: its full entry, else its first row. */
  const anchorOf = (id: string): string | undefined => {
    if (anchored.has(id)) return undefined;
    anchored.add(id);
    return id;
  };

  /** What the words of a table mean is said once on a page. */
  let explained = false;
  const legend = (): Paragraph[] => {
    if (explained) return [];
    explained = true;
    return [legendParagraph];
  };

  const expandNode = (node: Content): Content => {
    if (!isComponent(node)) return expand(node);
    const props = componentProps(node);
    switch (node.name) {
      case "SymbolTable":
        return {
          ...node,
          children: [...legend(), symbolTable(matchingSymbols(toolkit.symbols, props), anchorOf)],
        } as Content;
      case "Symbol":
        return { ...node, children: symbolEntry(toolkit.byId.get(props["id"] ?? "")!) } as Content;
      case "SymbolList": {
        const symbols = matchingSymbols(toolkit.symbols, props);
        return { ...node, data: { symbols }, children: [symbolList(symbols)] } as Content;
      }
      case "SymbolCounts":
        return { ...node, children: [symbolCounts(toolkit.symbols)] } as Content;
      case "SymbolLink":
        return toLink(node, toolkit);
      case "Status":
        return toStatus(node, toolkit);
      default:
        return expand(node);
    }
  };
  const expand = <Node extends Content | Root>(node: Node): Node => {
    if ("children" in node) (node as Parent).children = (node.children as Content[]).map(expandNode);
    return node;
  };
  expand(tree);
};
