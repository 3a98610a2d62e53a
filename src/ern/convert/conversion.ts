/**
 * What became of a part of the old message: it is in the new one as it was, or in another way; it is not, for a reason; somebody has to decide; or the new
 * version asks for something that the old message does not say.
 */
export type Outcome = "carried" | "changed" | "dropped" | "decide" | "added";

/** One element or attribute of the old message, or an element that was added to the new one. */
export interface ConversionItem {
  outcome: Outcome;
  /** Where it stands in the old message, `/@Name` for an attribute; none for what was added. */
  path?: string;
  /** The offset at which its element begins there. */
  offset?: number;
  /** Where it stands in the new message. */
  target?: string;
  /** The text that is concerned. */
  value?: string;
  /** What was changed and why, or what there is to decide. */
  why?: string;
  /** How many elements it stands for, those in it counted. */
  count: number;
}

/** A converted message and what became of every element and attribute of the old one, in its order. */
export interface Conversion {
  source: string;
  items: ConversionItem[];
}
