import type { Root } from "mdast";

import { type FoundDiagnostic, toDiagnostic } from "../../diagnostics/diagnostic";
import { nodesOf } from "../nodes/walk";

/** The name of an emoji, which GitHub replaces but this site doesn't. */
const EMOJI = /(?<![\w:]):[a-z][a-z0-9_+-]*:(?![\w:])/;

/** What a reader of a file puts instead of bytes that aren't UTF-8, or half a character. */
const UNREADABLE = /\uFFFD|\p{Surrogate}/u;

/** Returns the first text outside code that readers would see otherwise than its author means it. */
export const findTextDiagnostic = (tree: Root): FoundDiagnostic | undefined => {
  for (const node of nodesOf(tree, "text")) {
    const below = (pattern: RegExp): number => node.value.slice(0, node.value.search(pattern)).split("\n").length - 1;
    const [name] = EMOJI.exec(node.value) ?? [];
    if (name !== undefined) return { node, below: below(EMOJI), ...toDiagnostic("text-emoji", { name }) };
    if (UNREADABLE.test(node.value)) return { node, below: below(UNREADABLE), ...toDiagnostic("text-unreadable") };
  }
  return undefined;
};
