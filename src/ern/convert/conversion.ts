/**
 * What happened to a part of the old message: it's in the new one unchanged or changed, it was dropped for a reason, or
 * somebody has to decide. "added" is something that the new version requires and the old message doesn't have.
 */
export type Outcome = "carried" | "changed" | "dropped" | "decide" | "added";

/** An element or attribute of the old message, or an element added to the new one. */
export interface ConversionItem {
  outcome: Outcome;
  /** Its path in the old message, `/@Name` for an attribute; undefined if it was added. */
  path?: string;
  /** The offset of its element in the old message. */
  offset?: number;
  /** Its path in the new message. */
  target?: string;
  /** The text concerned. */
  value?: string;
  /** What was changed and why, or what has to be decided. */
  why?: string;
  /** The number of elements it covers, including descendants. */
  count: number;
}

/** A converted message and what happened to each element and attribute of the old one, in order. */
export interface Conversion {
  source: string;
  items: ConversionItem[];
}
