import { readingMinutes } from "../../../utils/text/counted";

/** A guide with more words is a catalogue, in which readers look things up. */
const MOST_READ = 2000;

/** Returns the reading time of a guide; null for other pages and for catalogues, which nobody reads as a whole. */
export const guideMinutes = (docId: string, words: number): number | null =>
  docId.startsWith("guides/") && words <= MOST_READ ? readingMinutes(words) : null;
