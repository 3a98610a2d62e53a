import type { Node } from "@vscode/tree-sitter-wasm";

import { guess } from "../../../../../diagnostics/diagnostic";
import { childrenOf, part } from "../../../grammar/grammar";
import type { SampleDiagnostic } from "../../../samples/sample";
import types from "./richer-types.json";

/** Columns of the parser's data frames, by schema. */
const toolkitColumns: Readonly<Record<string, readonly string[]>> = types.columns;

const textOf = (node: Node): string[] => {
  const content = node.type === "string" ? childrenOf(node).find(({ type }) => type === "string_content") : undefined;
  return content ? [content.text] : [];
};

/** Columns in a subscript: one, or a list; a number in a list is reported as a missing column. */
const named = (node: Node): string[] =>
  node.type === "list"
    ? childrenOf(node).flatMap((one) => (one.type === "integer" ? [one.text] : textOf(one)))
    : textOf(node);

/** Keys of the dicts in a list of rows; undefined if they aren't literal. */
const keysOfRows = (rows: Node | undefined): string[] | undefined =>
  rows?.type === "list"
    ? rows.descendantsOfType("pair").flatMap((pair) => (pair ? textOf(part(pair, "key")) : []))
    : undefined;

const schemaOf = (list: Node): string => {
  const byName = childrenOf(list).find((argument) => argument.childForFieldName("name")?.text === "schema");
  const last = byName ? part(byName, "value") : childrenOf(list).at(-1);
  return (last && textOf(last)[0]) ?? "flat";
};

/** Columns of the frame that an expression creates, if known. */
const columnsOf = (value: Node | null): readonly string[] | undefined => {
  if (value?.type !== "call") return undefined;
  const list = part(value, "arguments");
  const made = /\.(to_dataframe|DataFrame)$/.exec(part(value, "function").text)?.[1];
  if (made === "to_dataframe") return toolkitColumns[schemaOf(list)];
  return made === "DataFrame" && childrenOf(list).length === 1 ? keysOfRows(childrenOf(list)[0]) : undefined;
};

interface Frame {
  columns: Set<string>;
  /** Columns that were added but not read since, with their lines. */
  unread: Map<string, number>;
}

/** Tracks a program's frames from top to bottom. */
class Frames {
  private readonly diagnostics: SampleDiagnostic[] = [];
  private readonly all: Frame[] = [];
  private readonly frames = new Map<string, Frame>();
  private readonly rows = new Map<string, Frame>();

  private expect(name: string, { columns, unread }: Frame, node: Node): void {
    unread.delete(name);
    if (columns.has(name)) return;
    this.diagnostics.push({
      line: node.startPosition.row,
      message: `The frame has no column "${name}"`,
      remedy: `${guess(name, [...columns])}Its columns: ${[...columns].join(", ")}.`,
    });
  }

  private subscript(node: Node): void {
    const frame = this.frames.get(part(node, "value").text);
    for (const name of frame ? named(part(node, "subscript")) : []) this.expect(name, frame!, node);
  }

  private add(left: Node): void {
    const frame = this.frames.get(part(left, "value").text);
    for (const name of named(part(left, "subscript"))) {
      if (frame && !frame.columns.has(name)) frame.unread.set(name, left.startPosition.row);
      frame?.columns.add(name);
    }
  }

  private assignment(node: Node): void {
    const [left, right] = [part(node, "left"), node.childForFieldName("right")];
    if (right) this.read(right);
    if (left.type === "subscript") return this.add(left);
    const columns = columnsOf(right);
    this.frames.delete(left.text);
    if (!columns) return;
    const frame = { columns: new Set(columns), unread: new Map<string, number>() };
    this.frames.set(left.text, frame);
    this.all.push(frame);
  }

  private loop(node: Node): void {
    const name = /^(\w+)\.itertuples\(/.exec(part(node, "right").text)?.[1];
    const frame = name === undefined ? undefined : this.frames.get(name);
    if (frame) this.rows.set(part(node, "left").text, { ...frame, columns: new Set([...frame.columns, "Index"]) });
  }

  read(node: Node): void {
    if (node.type === "assignment") return this.assignment(node);
    if (node.type === "subscript") this.subscript(node);
    if (node.type === "for_statement") this.loop(node);
    if (node.type === "attribute") {
      const frame = this.rows.get(part(node, "object").text);
      if (frame) this.expect(part(node, "attribute").text, frame, node);
    }
    // Used as a whole, so all its columns are used.
    if (node.type === "identifier" && node.parent?.type !== "subscript") this.frames.get(node.text)?.unread.clear();
    for (const child of childrenOf(node)) this.read(child);
  }

  /** Missing columns; if there are none, columns that are added but never used. */
  found(): SampleDiagnostic[] {
    if (this.diagnostics.length > 0) return this.diagnostics;
    return this.all
      .flatMap(({ unread }) => [...unread])
      .map(([name, line]) => ({
        line,
        message: `The column "${name}" is added, and nothing reads it`,
        remedy: "Read it below, or correct its name.",
      }));
  }
}

/** Problems with the columns of a program's frames, as far as the program creates them. */
export const columnDiagnostics = (root: Node): SampleDiagnostic[] => {
  const frames = new Frames();
  frames.read(root);
  return frames.found();
};
