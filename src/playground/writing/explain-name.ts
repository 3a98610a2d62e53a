import { paths } from "../../utils/paths";
import elementDocs from "./element-docs.json";
import meaningsByName from "../../../content/ern/meanings.json";

const meanings: ReadonlyMap<string, string> = new Map(Object.entries(meaningsByName));

/** The id of the doc that explains an element or attribute, by its name. */
export const docsByName: ReadonlyMap<string, string> = new Map(
  Object.entries(elementDocs).flatMap(([doc, names]) => names.split(" ").map((name) => [name, doc] as const)),
);

/** What an element or attribute means, in our words; its parent decides if names have several meanings. */
export const meaningOf = (name: string, parent = ""): string | undefined =>
  meanings.get(`${parent}/${name}`) ?? meanings.get(name);

/** What a name means, and where to read more. */
export interface Explanation {
  text: string;
  more?: { link: string; text: string };
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

/** Is the entry about this element or attribute? */
const isAbout = ({ term, definition }: GlossaryEntry, name: string): boolean => {
  const [, first] = /`([^`]+)`/.exec(definition) ?? [];
  return first === name && squeeze(name).includes(squeeze(term));
};

/** What an element or attribute means: the glossary's text, otherwise our own sentence. */
export const explainName = (
  name: string,
  glossary: readonly GlossaryEntry[],
  parent?: string,
): Explanation | undefined => {
  const entry = glossary.find((each) => isAbout(each, name));
  if (entry) {
    const more = { link: `${paths.doc("glossary")}#${entry.id}`, text: `${entry.term} in the glossary` };
    return { text: entry.definition.replaceAll("`", ""), more };
  }
  const text = meaningOf(name, parent);
  const doc = docsByName.get(name);
  return text === undefined
    ? undefined
    : { text, more: doc ? { link: paths.doc(doc), text: "More in the docs" } : undefined };
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
