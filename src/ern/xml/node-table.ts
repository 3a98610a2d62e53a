import type { NodeKind, NodeTable } from "../types";

/** The kinds of nodes; the table stores their indexes. */
export const NODE_KINDS: readonly NodeKind[] = [
  "document",
  "element",
  "comment",
  "instruction",
  "cdata",
  "declaration",
];

const COLUMNS = ["name", "start", "end", "contentStart", "contentEnd", "parent", "after"] as const;

type Columns = Record<(typeof COLUMNS)[number], Uint32Array> & { kind: Uint8Array };

const makeColumns = (size: number): Columns => {
  const columns = COLUMNS.map((column) => [column, new Uint32Array(size)]);
  return { ...Object.fromEntries(columns), kind: new Uint8Array(size) };
};

const copyColumns = (from: Columns, size: number, count: number): Columns => {
  const to = makeColumns(size);
  for (const column of COLUMNS) to[column].set(from[column].subarray(0, count));
  to.kind.set(from.kind.subarray(0, count));
  return to;
};

/** Fills a table of nodes row by row; full columns grow by half. */
export class NodeTableBuilder {
  private columns: Columns;
  private readonly names: string[] = [""];
  private readonly nameIds = new Map<string, number>([["", 0]]);
  count = 0;

  constructor(size: number) {
    this.columns = makeColumns(size);
  }

  /** Adds a node without content. */
  add(kind: NodeKind, name: string, start: number, end: number, parent: number): number {
    const id = this.count++;
    if (id === this.columns.kind.length) this.columns = copyColumns(this.columns, Math.ceil(id * 1.5) + 16, id);
    const { columns } = this;
    columns.kind[id] = NODE_KINDS.indexOf(kind);
    columns.name[id] = this.idOf(name);
    columns.start[id] = start;
    columns.contentStart[id] = end;
    columns.parent[id] = parent;
    this.close(id, end, end);
    return id;
  }

  /** Sets where a node's content and the node itself end. */
  close(id: number, contentEnd: number, end: number): void {
    this.columns.contentEnd[id] = contentEnd;
    this.columns.end[id] = end;
    this.columns.after[id] = this.count;
  }

  parentOf(id: number): number {
    return this.columns.parent[id]!;
  }

  toTable(): NodeTable {
    return { ...copyColumns(this.columns, this.count, this.count), count: this.count, names: this.names };
  }

  private idOf(name: string): number {
    const known = this.nameIds.get(name);
    if (known !== undefined) return known;
    this.names.push(name);
    this.nameIds.set(name, this.names.length - 1);
    return this.names.length - 1;
  }
}
