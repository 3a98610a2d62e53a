/** A term of the glossary, as far as the playground shows it. */
export interface GlossaryEntry {
  term: string;
  /** The anchor of its entry. */
  id: string;
  definition: string;
}

const ENTRY = /^- term: (.+)\n(?: {2}also: .*\n)? {2}definition: (.+)$/gm;

/** The terms of the glossary's file. The build has read it as YAML and found it right, so its lines are enough here. */
export const readGlossaryText = (raw: string): GlossaryEntry[] =>
  Array.from(raw.matchAll(ENTRY), ([, term, definition]) => ({
    term: term!,
    id: term!.toLowerCase().replace(/[^a-z\d]+/g, "-"),
    definition: definition!,
  }));
