import { applySplices } from "../../ern/text/splices";
import type { Splice } from "../../ern/types";
import type { TextName, TextPart } from "./jobs";

export interface Texts {
  /** Takes a part; with the last one the text is complete and replaces the previous one. */
  take: (part: TextPart) => void;
  /** A text by its number. */
  need: (name: TextName, number: number) => string;
}

/** The newest version of each text that the page has sent to the worker. */
export const createTexts = (): Texts => {
  const texts = new Map<TextName, { number: number; text: string }>();
  const coming = new Map<TextName, { number: number; splices: Splice[] }>();

  const need: Texts["need"] = (name, number) => {
    const known = texts.get(name);
    if (known?.number === number) return known.text;
    throw new Error("The engine has another text than the page.");
  };

  return {
    need,
    take: ({ name, number, base, splices, isLast }) => {
      const begun = coming.get(name);
      const all = begun?.number === number ? begun.splices : [];
      all.push(...splices);
      coming.set(name, { number, splices: all });
      if (!isLast) return;
      coming.delete(name);
      const text = applySplices(base === undefined ? "" : need(name, base), all).source;
      texts.set(name, { number, text });
    },
  };
};
