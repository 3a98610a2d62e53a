import type { PageInput } from "../../mdx/read-page";
import type { CompiledNode } from "../content/node-builder";
import { resolveContentFile } from "./resolve-content-file";

/** What the compile pass is given of a node and its text. */
export const pageInput = ({ file, interactive, lineOffset }: CompiledNode, body: string): PageInput => ({
  body,
  file,
  lineOffset,
  interactive,
  resolveFile: (relative) => resolveContentFile(file, relative),
});
