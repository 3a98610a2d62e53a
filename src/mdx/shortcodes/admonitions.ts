import { h } from "hastscript";
import type { Content, PhrasingContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";

import { icon, raw } from "../nodes/html-nodes";
import { paragraph, strong, text } from "../nodes/markdown-nodes";
import type { Directive } from "./shortcode";

/** Separates a directive's bracketed title from its content. */
const splitDirective = ({ children }: ContainerDirective) => {
  const [first, ...rest] = children;
  return first?.type === "paragraph" && first.data?.["directiveLabel"]
    ? { label: first, children: rest }
    : { label: undefined, children };
};

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
export const admonitions = ["Note", "Tip", "Info", "Warning", "Danger"].map((name) =>
  admonition(name.toLowerCase(), name),
);
