import { explanations } from "./explanations";

/** A libxml2 message in plain words. */
export interface Explanation {
  message: string;
  remedy: string;
  /** Id of the entry in `content/errors` that explains more. */
  entry?: string;
  attribute?: string;
  isOfText?: true;
}

const ABOUT = /^Element '(?:\{.*?\})?([^']+)'(?:, attribute '(?:\{.*?\})?([^']+)')?: /;

/** Rewrites what libxml2 reports about an element or an attribute in plain words, or returns it unchanged if there are none. */
export const explain = (text: string): Explanation => {
  const [about = "", name = "", attribute] = ABOUT.exec(text) ?? [];
  const said = text.slice(about.length).trim();
  for (const [pattern, words, entry] of explanations) {
    const match = pattern.exec(said);
    if (match) return { ...words(name, ...match.slice(1)), ...(entry && { entry }), attribute };
  }
  return { message: name ? `<${name}>: ${said}` : said, remedy: "", attribute };
};
