import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { Content, PhrasingContent } from "mdast";

import { box } from "../../theme/mixins";
import { componentsIn, contentOf, isComponent } from "../nodes/component";
import { linkAttributes } from "../nodes/html-nodes";
import { paragraph, text } from "../nodes/markdown-nodes";
import type { Shortcode, Shortcodes } from "./shortcode";

const hasLink = (node: Content, shortcodes: Shortcodes): boolean =>
  node.type === "link" ||
  (isComponent(node) && shortcodes.components.get(node.name ?? "")?.isLink === true) ||
  ("children" in node && node.children.some((child) => hasLink(child, shortcodes)));

const withoutParagraph = (node: ElementContent): ElementContent[] =>
  node.type === "element" && node.tagName === "p" ? node.children : [node];

/** `<Card title="…" href="…">`: a link with a text below its title. */
export const card = {
  name: "Card",
  props: { title: { required: true, shown: true }, href: { required: true, link: true } },
  diagnostic: ({ children }, shortcodes) =>
    children.some((child) => hasLink(child, shortcodes))
      ? { message: "<Card> holds a link", remedy: "Remove it: the whole card is one link." }
      : undefined,
  html: (node, { href = "", title = "" }, state) => {
    const content = contentOf(state, node).flatMap(withoutParagraph);
    return h("li", [
      h("a", { href, ...linkAttributes(href) }, [h("strong", title), content.length > 0 ? h("span", content) : null]),
    ]);
  },
  markdown: (node, { href = "", title = "" }, toPlain) => {
    const inline = toPlain(node.children).flatMap((child) =>
      child.type === "paragraph" ? child.children : [child as PhrasingContent],
    );
    const target: PhrasingContent = { type: "link", url: href, children: [text(title)] };
    const line = paragraph(target, ...(inline.length > 0 ? [text(": "), ...inline] : []));
    return [{ type: "listItem", spread: false, children: [line] }];
  },
} as const satisfies Shortcode;

/** `<Cards>`: cards side by side. */
export const cards = {
  name: "Cards",
  child: card.name,
  html: (node, _props, state) => h("ul.cards", contentOf(state, node)),
  markdown: (node, _props, toPlain) => [
    { type: "list", ordered: false, spread: false, children: toPlain(componentsIn(node, card.name)) } as Content,
  ],
  styles: {
    cards: {
      ".cards": {
        listStyle: "none",
        p: 0,
        maxWidth: "none",
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
        gap: 4,
        "> li": { m: 0, display: "flex" },
        a: {
          flex: 1,
          display: "block",
          p: 4,
          ...box,
          color: "ink",
          textDecoration: "none",
          "&:hover": { borderColor: "accent" },
        },
        strong: { display: "block", color: "accent", mb: 1 },
        span: { fontSize: "small", color: "muted", display: "block", lineHeight: "small" },
      },
    },
  },
} as const satisfies Shortcode;
