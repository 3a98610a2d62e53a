import type { Node } from "@vscode/tree-sitter-wasm";

import type { Problem } from "../../../problems/problem";
import type { SampleProblem } from "../../samples/sample";
import type { KnownSymbol, ToolkitNames } from "../../names/toolkit-names";
import { part } from "../../grammar/syntax-node";
import { isCrate, isProblem, resolvePath } from "./rust-names";
import type { RustItem } from "./rust-names";
import { bare, elementOf, headOf } from "./rust-types";

/** Variables and their types. */
export type Scope = Map<string, string | undefined>;

/** What the names of a program stand for, and what is wrong with it. */
export class RustProgram {
  readonly problems: SampleProblem[] = [];
  private readonly imported = new Map<string, RustItem>();
  /** Return types of the program's own functions. */
  private readonly functions = new Map<string, string>();
  /** Types that the program has from elsewhere; they hide the toolkit's. */
  private readonly otherTypes = new Set<string>();

  constructor(
    readonly toolkit: ToolkitNames,
    root: Node,
  ) {
    for (const node of root.descendantsOfType(["struct_item", "enum_item", "type_item", "trait_item"]))
      if (node) this.otherTypes.add(part(node, "name").text);
    for (const node of root.descendantsOfType("function_item")) {
      const type = node?.childForFieldName("return_type");
      if (node && type) this.functions.set(part(node, "name").text, bare(type.text));
    }
  }

  report(node: Node, { problem, remedy }: Problem): void {
    this.problems.push({ line: node.startPosition.row, problem, remedy });
  }

  /** Lets a name stand for what a path names. */
  import(path: readonly string[], alias: string, node: Node): void {
    if (!isCrate(path[0] ?? "")) {
      this.otherTypes.add(alias);
      return;
    }
    const found = resolvePath(path, this.toolkit);
    if (isProblem(found)) this.report(node, found);
    else this.imported.set(alias, found);
  }

  /** What an imported name stands for. */
  item(name: string): RustItem | undefined {
    return this.imported.get(name);
  }

  /** The toolkit's type of that name, imported or not. */
  type(name: string): KnownSymbol | undefined {
    if (this.otherTypes.has(name)) return undefined;
    const item = this.imported.get(name);
    return item && "symbol" in item ? item.symbol : this.toolkit.type(name);
  }

  /** The toolkit's type of that name, when the program imports it. */
  importedType(name: string): KnownSymbol | undefined {
    return this.imported.has(name) ? this.type(name) : undefined;
  }

  /** A method of a type that programs can reach. */
  method(owner: KnownSymbol, name: string): KnownSymbol | undefined {
    const member = this.toolkit.find(owner.name, name);
    return member?.kind === "method" && member.status !== "unavailable" ? member : undefined;
  }

  /** Type that a function gives which is called by its mere name. */
  functionType(name: string): string | undefined {
    const item = this.imported.get(name);
    return item && "symbol" in item ? (item.symbol.returns ?? undefined) : this.functions.get(name);
  }

  /** Type of what a loop over a type takes out; undefined when that is not known. */
  elementOf(type: string): string | undefined {
    const iterated = this.type(headOf(type))?.returns;
    return elementOf(type) ?? (iterated ? elementOf(iterated) : undefined);
  }
}
