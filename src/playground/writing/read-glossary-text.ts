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
