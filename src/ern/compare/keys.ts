import type { ErnId, ErnValue } from "../model-types";

type Part = string | ErnValue | null | undefined;

/** A key made of values, ignoring case and white space; empty if one of them is missing. */
export const toKey = (...parts: readonly Part[]): string[] => {
  const texts = parts.map((part) => (typeof part === "string" ? part : (part?.value ?? "")));
  return texts.every(Boolean) ? [texts.map((text) => text.toLowerCase().replace(/\s+/g, " ").trim()).join("\n")] : [];
};

/** "ISRC QZ6XP2612345", "ProprietaryId PADPIDA2014120301U 123". */
export const toIdText = ({ type, namespace, value }: ErnId): string =>
  [type, namespace, value].filter(Boolean).join(" ");
