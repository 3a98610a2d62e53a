import { applySplices, type Splice } from "@ddex-suite/ern";

/** The texts that the worker has: the current source, the original, and another message to compare it with. */
export type TextName = "source" | "original" | "other";

/** A part of an update of a text; jobs refer to the text by its number once the last part has arrived. */
export interface TextPart {
  name: TextName;
  number: number;
  /** Number of the text that the splices apply to; undefined for an empty one. */
  base?: number;
  splices: Splice[];
  isLast: boolean;
}

export type Texts = ReturnType<typeof createTexts>;

export const createTexts = () => {
  const texts = new Map<TextName, { number: number; text: string }>();
  const coming = new Map<TextName, { number: number; splices: Splice[] }>();

  const need = (name: TextName, number: number): string => {
    const known = texts.get(name);
    if (known?.number === number) return known.text;
    throw new Error("The worker’s copy of the message is out of date.");
  };

  return {
    need,
    /** Takes a part; with the last one the text is complete and replaces the previous one. */
    take: ({ name, number, base, splices, isLast }: TextPart): void => {
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
