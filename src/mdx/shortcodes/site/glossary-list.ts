import type { Content, PhrasingContent } from "mdast";

import { code, heading, link, paragraph, text } from "../../nodes/markdown-nodes";
import type { Shortcode } from "../shortcode";
import type { Glossary } from "../../../reference/glossary/current-glossary";
import type { GlossaryTerm } from "../../../reference/glossary/read-glossary";
import { definitionParts } from "./definition-parts";

/** The path and title of a doc. */
export type FindDoc = (docId: string) => { path: string; title: string };

const entry = ({ term, id, definition, usedIn }: GlossaryTerm, findDoc: FindDoc): Content[] => {
  const links = usedIn.map(findDoc).map(({ path, title }) => link(path, text(title)));
  const listed = links.flatMap((one, at): PhrasingContent[] => (at === 0 ? [one] : [text(", "), one]));
  return [
    heading(3, text(term), id),
    paragraph(...definitionParts(definition).map(({ value, isCode }) => (isCode ? code(value) : text(value)))),
    paragraph(text("Used in: "), ...listed, text(".")),
  ];
};

/** `<GlossaryList />`: every term, grouped by first letter, with its definition and the docs that use it. */
export const glossaryList = (glossary: () => Glossary, findDoc: FindDoc) =>
  ({
    name: "GlossaryList",
    dependsOn: ["glossary"],
    props: {},
    expand: () => () => {
      const { terms } = glossary();
      const letters = [...new Set(terms.map(({ term: [first = ""] }) => first.toUpperCase()))];
      return letters.flatMap((letter) => [
        heading(2, text(letter), `letter-${letter.toLowerCase()}`),
        ...terms
          .filter(({ term: [first = ""] }) => first.toUpperCase() === letter)
          .flatMap((one) => entry(one, findDoc)),
      ]);
    },
  }) as const satisfies Shortcode;
