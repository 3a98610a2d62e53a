import { searchCodes } from "../../config/search-codes";
import type { SearchCode } from "../../config/search-codes";
import type { SearchSection } from "../../mdx/derive/search-sections";
import { codesIn } from "./codes-in";

/** The languages of a section: those in its headings, innermost first; otherwise its page's or its code's. */
const codesOf = ({ titles, languages = [] }: SearchSection, page: readonly SearchCode[]): readonly SearchCode[] => {
  const named = titles.map(codesIn).findLast((codes) => codes.length > 0);
  return named ?? (page.length > 0 ? page : codesIn(languages.join(" ")));
};

/** The languages of each section; the page's own record comes first and has all of them if its path names none. */
export const sectionCodes = (path: string, sections: readonly SearchSection[]): (readonly SearchCode[])[] => {
  const page = codesIn(path);
  const codes = sections.map((section) => section.codes ?? codesOf(section, page));
  const all = searchCodes.filter((code) => page.includes(code) || codes.some((of) => of.includes(code)));
  return codes.map((own, at) => (sections[at]!.id === null ? (page.length > 0 ? page : all) : own));
};
