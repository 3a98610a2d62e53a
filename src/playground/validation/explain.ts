import { explanations } from "./explanations";

/** A message of libxml2 in plain words. */
export interface Explanation {
  message: string;
  remedy: string;
  /** Id of the entry that says more, in `content/errors`. */
  entry?: string;
  /** The attribute that it is about. */
  attribute?: string;
  /** Is it about the element's text? */
  isOfText?: true;
}

const ABOUT = /^Element '(?:\{.*?\})?([^']+)'(?:, attribute '(?:\{.*?\})?([^']+)')?: /;

/** Says in plain words what libxml2 says of an element or an attribute; where it has none, in its own. */
export const explain = (text: string): Explanation => {
  const [about = "", name = "", attribute] = ABOUT.exec(text) ?? [];
  const said = text.slice(about.length).trim();
  for (const [pattern, words, entry] of explanations) {
    const match = pattern.exec(said);
    if (match) return { ...words(name, ...match.slice(1)), ...(entry && { entry }), attribute };
  }
  return { message: name ? `<${name}>: ${said}` : said, remedy: "", attribute };
};
