import { h } from "hastscript";
import type { Content, PhrasingContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { ThemeUIStyleObject } from "theme-ui";

import { hue } from "../../theme/mixins";
import { icon, raw } from "../nodes/html-nodes";
import { paragraph, strong, text } from "../nodes/markdown-nodes";
import type { Directive } from "./shortcode";

/** Each has an icon (`src/components/parts/icon-sprite.ts`) and a color (`src/theme/colors.ts`) of its name. */
const names = ["Note", "Tip", "Info", "Warning", "Danger"];

const styles: Record<string, ThemeUIStyleObject> = {
  admonition: {
    ".admonition": {
      my: 5,
      px: 4,
      py: 3,
      border: "1px solid color-mix(in srgb, var(--hue) 32%, var(--hairline))",
      borderLeft: "3px solid var(--hue)",
      borderRadius: "medium",
      bg: "color-mix(in srgb, var(--hue) 5%, var(--paper))",
    },
    ".admonition > *": { my: 2, maxWidth: "none" },
    ".admonition-title": { display: "flex", alignItems: "center", gap: 2, fontWeight: "strong", color: "var(--hue)" },
    ...Object.fromEntries(names.map((name) => [`.${name.toLowerCase()}`, hue(name.toLowerCase())])),
  },
};

/** Separates a directive's bracketed title from its content. */
const splitDirective = ({ children }: ContainerDirective) => {
  const [first, ...rest] = children;
  return first?.type === "paragraph" && first.data?.["directiveLabel"]
    ? { label: first, children: rest }
    : { label: undefined, children };
};

/** Returns the content with a bold title, on the same line if it starts with a paragraph. */
const withTitle = (title: PhrasingContent[], content: Content[]): Content[] => {
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
    return [{ type: "blockquote", children: withTitle(title, toPlain(children)) } as Content];
  },
  styles,
});

/** `:::note[Title]` and the other admonitions, with their default titles. */
export const admonitions = names.map((name) => admonition(name.toLowerCase(), name));
