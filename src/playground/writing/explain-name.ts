import meaningsByName from "../../../content/ern/meanings.json";
import { paths } from "../../utils/paths";

const meanings: ReadonlyMap<string, string> = new Map(Object.entries(meaningsByName));

/** Returns what an element or attribute means, in our words; its parent decides if names have several meanings. */
export const meaningOf = (name: string, parent = ""): string | undefined =>
  meanings.get(`${parent}/${name}`) ?? meanings.get(name);

interface More {
  link: string;
  text: string;
}

export interface Explanation {
  text: string;
  more?: More;
}

export const moreAbout = (element: string): More => ({
  link: paths.ernElement(element),
  text: `${element} in the ERN reference`,
});

export const toLink = ({ link: href, text: textContent }: More): HTMLAnchorElement =>
  Object.assign(document.createElement("a"), { href, textContent });

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

const isAbout = ({ term, definition }: GlossaryEntry, name: string): boolean => {
  const [, first] = /`([^`]+)`/.exec(definition) ?? [];
  return first === name && squeeze(name).includes(squeeze(term));
};

/**
 * Returns what an element or attribute means: the glossary's text, otherwise our own sentence. Elements have a page of
 * their own.
 */
export const explainName = (
  name: string,
  glossary: readonly GlossaryEntry[],
  { parent, isAttribute = false }: { parent?: string; isAttribute?: boolean } = {},
): Explanation | undefined => {
  const text =
    glossary.find((entry) => isAbout(entry, name))?.definition.replaceAll("`", "") ?? meaningOf(name, parent);
  if (text === undefined) return undefined;
  return { text, ...(!isAttribute && { more: moreAbout(name) }) };
};

const ENTRY = /^- term: (.+)\n(?: {2}also: .*\n)? {2}definition: (.+)$/gm;

/** Reads the terms of the glossary file. The build has already validated it as YAML, so reading lines is enough. */
export const readGlossaryText = (raw: string) =>
  Array.from(raw.matchAll(ENTRY), ([, term, definition]) => ({
    term: term!,
    definition: definition!,
  }));

export type GlossaryEntry = ReturnType<typeof readGlossaryText>[number];
