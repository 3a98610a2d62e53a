import type { SearchCode } from "../../config/search-codes";
import type { Heading } from "./number-headings";
import type { TextBlock } from "../shortcodes/shortcode";

export interface SearchSection {
  /** The heading's id; null for the text before the first heading. */
  id: string | null;
  /** Heading texts from level 2 down to this one. */
  titles: string[];
  /** Plain text, including code. */
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
