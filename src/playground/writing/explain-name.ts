import meaningsByName from "../../../content/ern/meanings.json";
import { paths } from "../../utils/paths";

const meanings: ReadonlyMap<string, string> = new Map(Object.entries(meaningsByName));

/** Returns what an element or attribute means, in our words; its parent decides if names have several meanings. */
export const meaningOf = (name: string, parent = ""): string | undefined =>
  meanings.get(`${parent}/${name}`) ?? meanings.get(name);

/** The link to an element's page. */
export const moreAbout = (element: string) => ({
  href: paths.ernElement(element),
  textContent: `${element} in the ERN reference`,
});

export const toLink = (element: string): HTMLAnchorElement =>
  Object.assign(document.createElement("a"), moreAbout(element));

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

const isAbout = ({ term, definition }: GlossaryEntry, name: string): boolean => {
  const [, first] = /`([^`]+)`/.exec(definition) ?? [];
  return first === name && squeeze(name).includes(squeeze(term));
};

/** Returns what an element or attribute means: the glossary's text, otherwise our own sentence. */
export const explainName = (name: string, glossary: readonly GlossaryEntry[], parent?: string): string | undefined =>
  glossary.find((entry) => isAbout(entry, name))?.definition.replaceAll("`", "") ?? meaningOf(name, parent);

const ENTRY = /^- term: (.+)\n(?: {2}also: .*\n)? {2}definition: (.+)$/gm;

/** Reads the terms of the glossary file. The build has already validated it as YAML, so reading lines is enough. */
export const readGlossaryText = (raw: string) =>
  Array.from(raw.matchAll(ENTRY), ([, term, definition]) => ({ term: term!, definition: definition! }));

export type GlossaryEntry = ReturnType<typeof readGlossaryText>[number];
