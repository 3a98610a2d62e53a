import type { Node } from "@vscode/tree-sitter-wasm";

import type { Problem } from "../../../problems/problem";
import type { SampleProblem } from "../../samples/sample";
import { nameProblem } from "../../names/toolkit-names";
import type { KnownSymbol, ToolkitNames } from "../../names/toolkit-names";

/** What is known of an expression: a module of the toolkit, one of its classes or functions, or a value of a type. */
export type Known = { module: string; inner?: string } | { symbol: KnownSymbol } | { type: string } | undefined;

/** Variables and what is known of them. */
export type Scope = Map<string, Known>;

const packages: Record<string, string> = { ddex_parser: "ddex-parser", ddex_builder: "ddex-builder" };

export const isToolkitModule = (name: string): boolean => Object.hasOwn(packages, name);

const isDunder = (name: string): boolean => /^__\w+__$/.test(name);

/** What the toolkit has of the names that a program uses, and what is wrong with the program. */
export class PythonProgram {
  readonly problems: SampleProblem[] = [];

  constructor(readonly toolkit: ToolkitNames) {}

  report(node: Node, { problem, remedy }: Problem): void {
    this.problems.push({ line: node.startPosition.row, problem, remedy });
  }

  /** What a module of the toolkit, or a module inside it, has by a name. */
  inModule(module: string, name: Node, inner: string | null = null): Known {
    const pack = packages[module]!;
    const symbol = this.toolkit.find(inner, name.text, pack);
    if (symbol && symbol.status !== "unavailable") return { symbol };
    if (inner === null && name.text === "_internal") return { module, inner: name.text };
    if (!isDunder(name.text)) this.report(name, nameProblem(name.text, module, this.toolkit.names(inner, pack)));
    return undefined;
  }

  /** What a class of the toolkit, or a value of that type, has by a name. */
  member(type: string, name: Node): Known {
    const owner = this.toolkit.type(type);
    if (!owner || isDunder(name.text)) return undefined;
    const symbol = this.toolkit.find(type, name.text);
    if (symbol && symbol.status !== "unavailable") return symbol.kind === "method" ? { symbol } : undefined;
    const field = owner.params.find((param) => param.name === name.text);
    if (field) return { type: field.type };
    const names = [...this.toolkit.names(type), ...owner.params.map((param) => param.name)];
    this.report(name, nameProblem(name.text, `${type} in Python`, [...new Set(names)]));
    return undefined;
  }
}
