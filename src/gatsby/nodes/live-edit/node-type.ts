import { readFileSync } from "node:fs";

import { liveEdit } from "../../../config/live-edit";
import { editValue, type ErnDocument, findNode, type NodeId, parseErn, positionAt } from "../../../ern";
import { highlight } from "../../../utils/highlight/highlight";
import type { NodeType } from "../../registry/node-type";

const nodeAt = (document: ErnDocument, path: string): NodeId => {
  const node = findNode(document, path);
  if (node === undefined) throw new Error(`${liveEdit.file}: there is no ${path}. Correct src/config/live-edit.ts.`);
  return node;
};

const linesAround = (document: ErnDocument): { above: string; below: string } => {
  const { nodes, source, lineStarts } = document;
  const [first, last, value] = [liveEdit.first, liveEdit.last, liveEdit.path].map((path) => nodeAt(document, path));
  const indent = nodes.start[first!]! - lineStarts[positionAt(document, nodes.start[first!]!).line - 1]!;
  const dedented = (text: string): string => text.replaceAll(`\n${" ".repeat(indent)}`, "\n");
  return {
    above: dedented(source.slice(nodes.start[first!], nodes.contentStart[value!])),
    below: dedented(source.slice(nodes.contentEnd[value!], nodes.end[last!])),
  };
};

/** What the home page shows of an edit before anything loads, made by the same engine. */
export const toLiveEdit = (source: string) => {
  const document = parseErn(source);
  const value = nodeAt(document, liveEdit.path);
  const { above, below } = linesAround(document);
  const { start, contentStart, contentEnd } = document.nodes;
  return {
    file: liveEdit.file.split("/").at(-1)!,
    line: positionAt(document, start[value]!).line,
    above: highlight(above, "xml").join("\n"),
    below: highlight(below, "xml").join("\n"),
    was: source.slice(contentStart[value], contentEnd[value]),
    becomes: liveEdit.becomes,
    result: editValue(source, liveEdit.path, liveEdit.becomes),
  };
};

/** The live edit on the home page. */
export const liveEditType: NodeType = {
  name: "live-edit",
  source: (create) => create("LiveEdit", "home", toLiveEdit(readFileSync(liveEdit.file, "utf8"))),
};
