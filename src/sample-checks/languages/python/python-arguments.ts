import type { Node } from "@vscode/tree-sitter-wasm";

import type { Problem } from "../../../problems/problem";
import type { ToolkitNames, KnownSymbol } from "../../names/toolkit-names";
import { nameProblem } from "../../names/toolkit-names";

/** Names that a call may give arguments by; `**kwargs: X arguments` stands for those of X. */
const keywords = ({ params }: KnownSymbol, toolkit: ToolkitNames): string[] =>
  params.flatMap(({ name, type }) =>
    name.startsWith("**") ? (toolkit.type(type.split(" ")[0]!)?.params.map((param) => param.name) ?? []) : name,
  );

/** What is wrong with the arguments of a call to a toolkit function or class. */
export const argumentProblems = (
  symbol: KnownSymbol,
  list: Node,
  toolkit: ToolkitNames,
): (Problem & { node: Node })[] => {
  const given = list.namedChildren.filter((child): child is Node => child !== null && child.type !== "comment");
  const title = `${symbol.name}() in Python`;
  if (symbol.params.length === 0 && symbol.signature.includes("...")) return [];
  const known = keywords(symbol, toolkit);
  const named = given.filter(({ type }) => type === "keyword_argument");
  const names = named.map((argument) => argument.childForFieldName("name")!.text);
  const problems = named.flatMap((node) => {
    const name = node.childForFieldName("name")!.text;
    return known.includes(name) ? [] : [{ node, ...nameProblem(name, title, known) }];
  });
  if (given.some(({ type }) => type.endsWith("_splat"))) return problems;
  const positional = given.length - named.length;
  const ordered = symbol.params.filter(({ name }) => !name.startsWith("*"));
  if (positional > ordered.length)
    problems.push({
      node: list,
      problem: `${title} takes ${ordered.length} arguments, not ${positional}`,
      remedy: `Write ${symbol.signature.replace(/^class /, "")}.`,
    });
  const missing = ordered.slice(positional).filter(({ name, required }) => required && !names.includes(name));
  if (missing.length > 0)
    problems.push({
      node: list,
      problem: `${title} is called without ${missing.map(({ name }) => name).join(", ")}`,
      remedy: "Pass what it requires.",
    });
  return problems;
};
