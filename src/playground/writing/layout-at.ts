import type { Text } from "@codemirror/state";

import type { Layout } from "../../ern/xml/write-element";

/** The beginning of a message shows its indentation per level. */
const LOOKED_AT = 4000;
/** Anything deeper isn't indentation. */
const DEEPEST = 400;

/** The formatting of an element that begins at an offset: on lines of its own if it's the first on its line. */
export const layoutAt = (text: Text, at: number): { layout: Layout; indent: string } => {
  const { from } = text.lineAt(at);
  const indent = text.sliceString(Math.max(from, at - DEEPEST), at);
  if (indent.trim() !== "") return { layout: { lineEnd: "", indent: "" }, indent: "" };
  const { to } = text.line(1);
  const lineEnd = text.sliceString(to - 1, to) === "\r" ? "\r\n" : "\n";
  const step = /\n([ \t]+)</.exec(text.sliceString(0, LOOKED_AT))?.[1] ?? "  ";
  return { layout: { lineEnd, indent: step }, indent };
};
