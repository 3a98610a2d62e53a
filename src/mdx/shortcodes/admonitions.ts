import { h } from "hastscript";
import type { Content, PhrasingContent } from "mdast";

import { icon } from "../nodes/icon";
import { paragraph, strong, text } from "../nodes/markdown-nodes";
import { raw } from "../nodes/raw";
import { splitDirective } from "../nodes/split-directive";
import type { Directive } from "./shortcode";

/** The content with a bold title, on the same line if it starts with a paragraph. */
const titled = (title: PhrasingContent[], content: Content[]): Content[] => {
  const [first, ...rest] = content;
  const label = strong(...title, text(":"));
  return first?.type === "paragraph"
    ? [paragraph(label, text(" "), ...first.children), ...rest]
    : [paragraph(label), ...content];
};

const admonition = (directive: string, name: string): Directive => ({
  directive,
  html: (node, state) => {
    const { label, children } = splitDirective(node);
    const title = label ? state.all(label) : [text(name)];
    // role="note", because otherwise each would be a landmark, and landmarks need unique names.
    return h("aside", { className: ["admonition", directive], role: "note", ariaLabel: name }, [
      h("p.admonition-title", [raw(icon(directive)), ...title]),
      ...state.all({ type: "root", children }),
    ]);
  },
  markdown: (node, toPlain) => {
    const { label, children } = splitDirective(node);
    const title = label?.children ?? [text(name)];
    return [{ type: "blockquote", children: titled(title, toPlain(children)) } as Content];
  },
});

/** `:::note[Title]` and the other admonitions, with their default titles. */
export const admonitions = [
  admonition("note", "Note"),
  admonition("tip", "Tip"),
  admonition("info", "Info"),
  admonition("warning", "Warning"),
  admonition("danger", "Danger"),
] as const;
