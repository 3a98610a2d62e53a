import type { Content, Root } from "mdast";
import type { Parent } from "unist";

import { ranked } from "../../utils/nearest";
import { componentProps } from "../../mdx/nodes/component-props";
import { isComponent } from "../../mdx/nodes/is-component";
import type { FoundProblem, Problem } from "../../problems/problem";
import { suggest } from "../../problems/suggest";
import { matchingSymbols } from "../matching-symbols";
import type { Toolkit } from "../toolkit";

const idProblem = (id: string, { byId }: Toolkit): Problem | undefined =>
  byId.has(id)
    ? undefined
    : {
        problem: `There is no symbol "${id}"`,
        remedy: `Correct the id, or add it to content/toolkit; most like it: ${ranked(id, [...byId.keys()])
          .slice(0, 3)
          .join(", ")}.`,
      };

const tableProblem = (name: string, props: Record<string, string>, { symbols }: Toolkit): Problem | undefined => {
  if (matchingSymbols(symbols, props).length > 0) return undefined;
  const { parent, kind, ...owner } = props;
  const owned = matchingSymbols(symbols, owner);
  const written = Object.entries(props).map(([name, value]) => `${name}="${value}"`);
  const parents = [...new Set(owned.map((symbol) => symbol.parent ?? ""))];
  return {
    problem: `<${name} ${written.join(" ")}> lists no symbol`,
    remedy:
      owned.length === 0
        ? `${owner["package"]} has no API in this language.`
        : parent !== undefined && !parents.includes(parent)
          ? suggest(parent, parents)
          : suggest(kind ?? "", [...new Set(matchingSymbols(owned, { parent }).map((symbol) => symbol.kind))]),
  };
};

const problemOf = (node: Content, toolkit: Toolkit): Problem | undefined => {
  if (!isComponent(node)) return undefined;
  const props = componentProps(node);
  switch (node.name) {
    case "SymbolList":
    case "SymbolTable":
      return tableProblem(node.name, props, toolkit);
    case "Symbol":
    case "SymbolLink":
      return idProblem(props["id"] ?? "", toolkit);
    case "Status":
      return props["of"] === undefined ? undefined : idProblem(props["of"], toolkit);
    default:
      return undefined;
  }
};

/** Gives the first component that names no symbol of the toolkit, and what it may name instead. */
export const findSymbolProblem = (parent: Root | (Parent & Content), toolkit: Toolkit): FoundProblem | undefined => {
  for (const node of parent.children as Content[]) {
    const problem = problemOf(node, toolkit);
    if (problem) return { node, ...problem };
    const inside = "children" in node ? findSymbolProblem(node as Parent & Content, toolkit) : undefined;
    if (inside) return inside;
  }
  return undefined;
};
