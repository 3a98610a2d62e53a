import type { Content, Root } from "mdast";

import type { SearchCode } from "../../config/search-facets";
import { type Component, componentProps, isComponent } from "../nodes/component";
import { plainText } from "../nodes/walk";
import type { Shortcode, Shortcodes, TextBlock } from "../shortcodes/shortcode";
import type { Heading } from "./headings";

/** Components that aren't shortcodes belong to a module; we know their props only by name. */
const shownElsewhere = ["title", "label", "summary"];

const shownProps = (node: Component, shortcode: Shortcode | undefined): TextBlock[] => {
  const values = componentProps(node);
  const shown = shortcode
    ? Object.keys(shortcode.props ?? {}).filter((name) => shortcode.props?.[name]?.shown)
    : shownElsewhere;
  return shown.flatMap((name) => (values[name] ? [{ kind: "prose", text: values[name] }] : []));
};

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Returns what an author wrote in a shortcode whose own text isn't searched. */
const exampleOf = ({ data }: Component): readonly Content[] =>
  (data as { example?: Content[] } | undefined)?.example ?? [];

const componentBlocks = (node: Component, shortcodes: Shortcodes): TextBlock[] => {
  const shortcode = shortcodes.components.get(node.name ?? "");
  return shortcode?.text
    ? [...shortcode.text(componentProps(node)), ...exampleOf(node).flatMap((child) => blocksOf(child, shortcodes))]
    : [...shownProps(node, shortcode), ...node.children.flatMap((child) => blocksOf(child, shortcodes))];
};

const blocksOf = (node: Content, shortcodes: Shortcodes): TextBlock[] => {
  if (isComponent(node)) return componentBlocks(node, shortcodes);
  switch (node.type) {
    case "heading":
      return [{ kind: "heading", text: plainText(node).trim() }];
    case "code":
      return [{ kind: "code", text: node.value, ...(node.lang && { language: node.lang }) }];
    case "paragraph":
      return [{ kind: "prose", text: oneLine(plainText(node)) }];
    case "tableRow":
      return [{ kind: "prose", text: oneLine(node.children.map(plainText).join(" ")) }];
    default:
      return "children" in node ? node.children.flatMap((child) => blocksOf(child, shortcodes)) : [];
  }
};

/** Returns the page's text block by block, in reading order. */
export const textBlocks = (tree: Root, shortcodes: Shortcodes): TextBlock[] =>
  tree.children
    .flatMap((node) => blocksOf(node, shortcodes))
    .filter(({ kind, text, language }) => kind === "heading" || text.trim() !== "" || language);

const word = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu;

/** Returns the number of words in prose and headings, without code blocks. */
export const countWords = (blocks: TextBlock[]): number =>
  blocks.reduce((words, { kind, text }) => words + (kind === "code" ? 0 : (text.match(word)?.length ?? 0)), 0);

export interface SearchSection {
  /** The heading's id; null for the text before the first heading. */
  id: string | null;
  /** Heading texts from level 2 down to this one. */
  titles: string[];
  text: string;
  /** Languages of its code and of the symbols it shows, by their names there. */
  languages?: string[];
  /** Languages that it's about, if known from elsewhere. */
  codes?: readonly SearchCode[];
}

/** Splits the page's text at its headings, which are in the same order in both lists. */
export const searchSections = (blocks: TextBlock[], headings: Heading[]): SearchSection[] => {
  const sections: SearchSection[] = [{ id: null, titles: [], text: "" }];
  const remaining = headings.values();
  let path: Heading[] = [];
  for (const { kind, text, language } of blocks) {
    const heading = kind === "heading" ? remaining.next().value : undefined;
    if (heading) {
      path = [...path.filter(({ depth }) => depth < heading.depth), heading];
      sections.push({ id: heading.id, titles: path.map((above) => above.text), text: "" });
      continue;
    }
    const section = sections.at(-1);
    if (!section) continue;
    if (language && !section.languages?.includes(language))
      section.languages = [...(section.languages ?? []), language];
    if (text.trim() !== "") section.text += section.text === "" ? text : `\n${text}`;
  }
  return sections;
};
