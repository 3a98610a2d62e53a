import { paths } from "../../utils/paths";
import meaningsByDoc from "./element-meanings.json";

/** What ERN's elements and attributes mean, in our words, and the id of the doc that explains more. */
export const elementMeanings = new Map(
  Object.entries(meaningsByDoc).flatMap(([doc, meanings]) =>
    Object.entries(meanings).map(([name, text]) => [name, { text, doc }] as const),
  ),
);

/** What a name means, and where to read more. */
export interface Explanation {
  text: string;
  link: string;
  linkText: string;
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

/** Is the entry about this element or attribute? */
const isAbout = ({ term, definition }: GlossaryEntry, name: string): boolean => {
  const [, first] = /`([^`]+)`/.exec(definition) ?? [];
  return first === name && squeeze(name).includes(squeeze(term));
};

/** What an element or attribute means: the glossary's text, otherwise a sentence of the playground's own. */
export const explainName = (name: string, glossary: readonly GlossaryEntry[]): Explanation | undefined => {
  const entry = glossary.find((each) => isAbout(each, name));
  if (entry) {
    const link = `${paths.doc("glossary")}#${entry.id}`;
    return { text: entry.definition.replaceAll("`", ""), link, linkText: `${entry.term} in the glossary` };
  }
  const known = elementMeanings.get(name);
  return known && { text: known.text, link: paths.doc(known.doc), linkText: "More in the docs" };
};

/** The parts of a glossary term that the playground shows. */
export interface GlossaryEntry {
  term: string;
  /** The anchor of its entry. */
  id: string;
  definition: string;
}

const ENTRY = /^- term: (.+)\n(?: {2}also: .*\n)? {2}definition: (.+)$/gm;

/** Reads the terms of the glossary file. The build has already validated it as YAML, so reading lines is enough. */
export const readGlossaryText = (raw: string): GlossaryEntry[] =>
  Array.from(raw.matchAll(ENTRY), ([, term, definition]) => ({
    term: term!,
    id: term!.toLowerCase().replace(/[^a-z\d]+/g, "-"),
    definition: definition!,
  }));
