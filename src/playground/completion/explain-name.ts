import meaningsByName from "../../../content/ern/meanings.json";
import { paths } from "../../utils/paths";

const meanings: ReadonlyMap<string, string> = new Map(Object.entries(meaningsByName));

/** Returns what an element or attribute means, in our words; its parent decides if names have several meanings. */
export const findMeaning = (name: string, parent = ""): string | undefined =>
  meanings.get(`${parent}/${name}`) ?? meanings.get(name);

/** Returns the properties of a link to an element's page. */
export const toLinkProperties = (element: string) => ({
  href: paths.ernElement(element),
  textContent: `${element} in the ERN reference`,
});

export const createLink = (element: string): HTMLAnchorElement =>
  Object.assign(document.createElement("a"), toLinkProperties(element));

const toLetters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

const isAbout = ({ term, definition }: GlossaryEntry, name: string): boolean => {
  const [, first] = /`([^`]+)`/.exec(definition) ?? [];
  return first === name && toLetters(name).includes(toLetters(term));
};

/** Returns what an element or attribute means: the glossary's text, otherwise our own sentence. */
export const explainName = (name: string, glossary: readonly GlossaryEntry[], parent?: string): string | undefined =>
  glossary.find((entry) => isAbout(entry, name))?.definition.replaceAll("`", "") ?? findMeaning(name, parent);

const ENTRY = /^- term: (.+)\n(?: {2}also: .*\n)? {2}definition: (.+)$/gm;

/** Parses the glossary file by line, because the build has validated it as YAML. */
export const parseGlossaryLines = (raw: string) =>
  Array.from(raw.matchAll(ENTRY), ([, term, definition]) => ({ term: term!, definition: definition! }));

export type GlossaryEntry = ReturnType<typeof parseGlossaryLines>[number];
