import type { Node } from "@vscode/tree-sitter-wasm";

import type { SampleProblem } from "../../../samples/sample";
import { childrenOf, part } from "../../../grammar/syntax-node";
import { nearest } from "../../../../utils/text/nearest";

/** Columns of the frames that the parser makes, by schema. */
export const toolkitColumns: Readonly<Record<string, readonly string[]>> = {
  flat: [
    ..."message_id sender created_date message_type type release_index release_id".split(" "),
    ..."title artist p_line genre track_count".split(" "),
  ],
  releases: "release_id title artist p_line genre track_count release_date".split(" "),
  tracks: "release_id release_title track_index track_id track_title artist duration isrc".split(" "),
};

const strings = (node: Node): string[] => {
  const content = node.type === "string" ? childrenOf(node).find(({ type }) => type === "string_content") : undefined;
  if (content) return [content.text];
  return node.type === "list" ? childrenOf(node).flatMap(strings) : [];
};

/** Keys of the dicts in a list of rows; undefined when they are not written there. */
const keysOfRows = (rows: Node | undefined): string[] | undefined =>
  rows?.type === "list"
    ? rows.descendantsOfType("pair").flatMap((pair) => (pair ? strings(part(pair, "key")) : []))
    : undefined;

const schemaOf = (list: Node): string => {
  const named = childrenOf(list).find((argument) => argument.childForFieldName("name")?.text === "schema");
  const last = named ? part(named, "value") : childrenOf(list).at(-1);
  return (last && strings(last)[0]) ?? "flat";
};

/** Columns of the frame that an expression makes, where they are known. */
const columnsOf = (value: Node | null): readonly string[] | undefined => {
  if (value?.type !== "call") return undefined;
  const list = part(value, "arguments");
  const made = /\.(to_dataframe|DataFrame)$/.exec(part(value, "function").text)?.[1];
  if (made === "to_dataframe") return toolkitColumns[schemaOf(list)];
  return made === "DataFrame" && childrenOf(list).length === 1 ? keysOfRows(childrenOf(list)[0]) : undefined;
};

/** Follows a program's frames from top to bottom. */
class Frames {
  readonly problems: SampleProblem[] = [];
  private readonly columns = new Map<string, Set<string>>();
  private readonly rows = new Map<string, Set<string>>();

  private expect(name: string, columns: ReadonlySet<string>, node: Node): void {
    if (columns.has(name)) return;
    const best = nearest(name, [...columns]);
    this.problems.push({
      line: node.startPosition.row,
      problem: `The frame has no column "${name}"`,
      remedy: `${best === undefined ? "" : `Did you mean ${best}? `}Its columns: ${[...columns].join(", ")}.`,
    });
  }

  private subscript(node: Node): void {
    const columns = this.columns.get(part(node, "value").text);
    for (const name of columns ? strings(part(node, "subscript")) : []) this.expect(name, columns!, node);
  }

  private assignment(node: Node): void {
    const [left, right] = [part(node, "left"), node.childForFieldName("right")];
    if (right) this.read(right);
    if (left.type === "subscript") {
      const columns = this.columns.get(part(left, "value").text);
      for (const name of strings(part(left, "subscript"))) columns?.add(name);
      return;
    }
    const columns = columnsOf(right);
    if (columns) this.columns.set(left.text, new Set(columns));
    else this.columns.delete(left.text);
  }

  private loop(node: Node): void {
    const frame = /^(\w+)\.itertuples\(/.exec(part(node, "right").text)?.[1];
    const columns = frame === undefined ? undefined : this.columns.get(frame);
    if (columns) this.rows.set(part(node, "left").text, new Set([...columns, "Index"]));
  }

  read(node: Node): void {
    if (node.type === "assignment") return this.assignment(node);
    if (node.type === "subscript") this.subscript(node);
    if (node.type === "for_statement") this.loop(node);
    if (node.type === "attribute") {
      const columns = this.rows.get(part(node, "object").text);
      if (columns) this.expect(part(node, "attribute").text, columns, node);
    }
    for (const child of childrenOf(node)) this.read(child);
  }
}

/** Columns that a program reads from a data frame and that the frame does not have, as far as its making is in the program. */
export const columnProblems = (root: Node): SampleProblem[] => {
  const frames = new Frames();
  frames.read(root);
  return frames.problems;
};
