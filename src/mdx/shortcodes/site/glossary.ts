import { h } from "hastscript";
import type { Content } from "mdast";

import { formatClosest, toDiagnostic } from "../../../diagnostics/diagnostic";
import type { Glossary, GlossaryTerm } from "../../../reference/glossary/glossary";
import { type Component, componentProps, contentOf } from "../../nodes/component";
import { code, heading, link, paragraph, text, withCommas } from "../../nodes/markdown-nodes";
import { plainText } from "../../nodes/walk";
import type { Shortcode } from "../shortcode";

/** Returns the parts of a definition: text and, in backticks, names. */
const definitionParts = (definition: string): { value: string; isCode: boolean }[] =>
  definition
    .split("`")
    .map((value, index) => ({ value, isCode: index % 2 === 1 }))
    .filter(({ value }) => value !== "");

/** The path and title of a doc. */
export type FindDoc = (docId: string) => { path: string; title: string };

const entry = ({ term, id, definition, usedIn }: GlossaryTerm, findDoc: FindDoc): Content[] => {
  const links = usedIn.map(findDoc).map(({ path, title }) => [link(path, text(title))]);
  return [
    heading(3, text(term), id),
    paragraph(...definitionParts(definition).map(({ value, isCode }) => (isCode ? code(value) : text(value)))),
    paragraph(text("Used in: "), ...withCommas(links), text(".")),
  ];
};

/** `<GlossaryList />`: every term, grouped by first letter, with its definition and the docs that use it. */
export const glossaryList = (glossary: () => Glossary, findDoc: FindDoc) =>
  ({
    name: "GlossaryList",
    dependsOn: ["glossary"],
    expand: () => {
      const { terms } = glossary();
      const letters = [...new Set(terms.map(({ term: [first = ""] }) => first.toUpperCase()))];
      return letters.flatMap((letter) => [
        heading(2, text(letter), `letter-${letter.toLowerCase()}`),
        ...terms
          .filter(({ term: [first = ""] }) => first.toUpperCase() === letter)
          .flatMap((glossaryTerm) => entry(glossaryTerm, findDoc)),
      ]);
    },
  }) as const satisfies Shortcode;

const formOf = (node: Component, of: string | undefined): string => (of ?? plainText(node)).trim().toLowerCase();

/** `<Term>deals</Term>`, with `of="deal"` for other words: a link to a term's entry, first with its definition. */
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
      const near = formatClosest(form, byForm.keys());
      return toDiagnostic("term-unknown", { form, near: near === "" ? "" : `, or use one like it: ${near}` });
    },
    expand: (node, { of }, { isFirst }) => {
      const { id } = glossary().byForm.get(formOf(node, of))!;
      return isFirst(`term ${id}`) ? [node] : (node.children as Content[]);
    },
    html: (node, { of }, state) => {
      const { id, definition } = glossary().byForm.get(formOf(node, of))!;
      const tip = `_term-${id}`;
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
