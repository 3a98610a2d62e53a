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
  const updates = new Map<TextName, { number: number; splices: Splice[] }>();

  const get = (name: TextName, number: number): string => {
    const known = texts.get(name);
    if (known?.number === number) return known.text;
    throw new Error("The worker’s copy of the message is out of date.");
  };

  return {
    get,
    /** Takes a part; with the last one the text is complete and replaces the previous one. */
    addPart: ({ name, number, base, splices, isLast }: TextPart): void => {
      const incomplete = updates.get(name);
      const all = incomplete?.number === number ? incomplete.splices : [];
      all.push(...splices);
      updates.set(name, { number, splices: all });
      if (!isLast) return;
      updates.delete(name);
      const text = applySplices(base === undefined ? "" : get(name, base), all).source;
      texts.set(name, { number, text });
    },
  };
};
