import { isNode, LineCounter, parseDocument } from "yaml";

/** The line, from 0, of a path's target in JSON or YAML, or of the deepest part of the path that exists. */
export const lineOfPath = (code: string, path: readonly string[]): number => {
  const lineCounter = new LineCounter();
  const document = parseDocument(code, { lineCounter });
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line - 1;
  }
  return 0;
};
