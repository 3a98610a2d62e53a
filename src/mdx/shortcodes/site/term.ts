import { h } from "hastscript";
import type { Content } from "mdast";

import { plainText } from "../../nodes/plain-text";
import { contentOf } from "../../nodes/content-of";
import { componentProps } from "../../nodes/component";
import type { Component } from "../../nodes/component";
import type { Shortcode } from "../shortcode";
import { ranked } from "../../../utils/text/nearest";
import type { Glossary } from "../../../reference/glossary/current-glossary";
import { definitionParts } from "./definition-parts";

const formOf = (node: Component, of: string | undefined): string => (of ?? plainText(node)).trim().toLowerCase();

/**
 * `<Term>deals</Term>`, `<Term of="deal">who may use it</Term>`: a link to a term's entry, with its definition at the
 * first use on the page.
 */
export const term = (glossary: () => Glossary, glossaryPath: () => string) =>
  ({
    name: "Term",
    inline: true,
    isLink: true,
    dependsOn: ["glossary"],
    props: { of: {} },
    diagnostic: (node) => {
      const form = formOf(node, componentProps(node)["of"]);
      const { byForm } = glossary();
      if (byForm.has(form)) return undefined;
      const near = ranked(form, [...byForm.keys()])
        .slice(0, 3)
        .join(", ");
      return {
        message: `The glossary has no term "${form}"`,
        remedy: `Add it to content/glossary.yaml${near === "" ? "" : `, or use one like it: ${near}`}.`,
      };
    },
    expand: () => {
      const used = new Set<string>();
      return (node, { of }) => {
        const { id } = glossary().byForm.get(formOf(node, of))!;
        if (used.has(id)) return node.children as Content[];
        used.add(id);
        return [node];
      };
    },
    html: (node, { of }, state) => {
      const { id, definition } = glossary().byForm.get(formOf(node, of))!;
      const tip = `term-${id}`;
      return h("span.term", [
        h("a", { href: `${glossaryPath()}#${id}`, ariaDescribedBy: tip }, contentOf(state, node)),
        h(
          "span",
          { id: tip, role: "tooltip" },
          definitionParts(definition).map(({ value, isCode }) => (isCode ? h("code", value) : value)),
        ),
      ]);
    },
  }) as const satisfies Shortcode;
