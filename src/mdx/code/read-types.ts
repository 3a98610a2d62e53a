import type { Code, Root } from "mdast";

import { ContentError, fileLine } from "../../diagnostics/diagnostic";
import type { Source } from "../../diagnostics/diagnostic";
import { keptTypes } from "../script-types/kept-types";
import type { ScriptType } from "../script-types/read-types";
import { walk } from "../nodes/walk";
import { codeMeta } from "./code-meta";

/** The types of a code block's names; undefined if it doesn't show them. */
export const codeTypes = ({ data }: Code): readonly ScriptType[] | undefined =>
  data?.["types"] as readonly ScriptType[] | undefined;

/** Finds the types of names in the blocks that show them. Throws a ContentError for code that doesn't compile. */
export const readTypes = (tree: Root, source: Source): void => {
  walk(tree, (node) => {
    if (node.type !== "code" || !codeMeta(node.meta ?? "").twoslash) return;
    const types = keptTypes(node.value);
    if ("message" in types)
      throw new ContentError(source.file, fileLine(node, source) + 1 + types.line, types.message, types.remedy);
    node.data = { ...node.data, types };
  });
};
