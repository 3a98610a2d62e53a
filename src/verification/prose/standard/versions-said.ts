import { type ErnVersion, STANDARD_VERSIONS } from "../../../ern";

/** The versions that a statement speaks of. */
export interface SaidVersions {
  versions: readonly ErnVersion[];
  /** Does it say that the other versions are different: "since 4.2", "only in 4.3"? */
  isLimit: boolean;
}

const ONE = String.raw`(?:ERN )?(?:3\.8\.2|4\.1\.1|4\.[123]|(?<=ERN )[34](?:\.x)?)(?!\.?\d)`;
const LIST = String.raw`(?:versions? )?${ONE}(?:(?:, and |, | and | or | to | through |–)${ONE})*`;
const ALL = String.raw`(?:(?:every|all|any|each) (?:of the )?(?:versions?|ERN versions?)(?: of ERN)?)`;
const LATER = String.raw`(?: (?:and|or) (?:newer|later|up|above)| on(?:wards?)?\b| upwards)`;
const EARLIER = String.raw`(?: (?:and|or) (?:older|earlier))`;
const BEFORE =
  "(?<lead>(?:only |not )?(?:since|starting with|from|as of|until|up to|before|(?:older|earlier) than|(?:newer|later) than|after|only|in|of|with|by|for|under)) ";
const PHRASE = new RegExp(
  `(?:${BEFORE}(?:the )?)?(?<list>${ALL}|${LIST})(?:(?<later>${LATER})|(?<earlier>${EARLIER}))?(?<only> (?:alone|only))?`,
  "gi",
);

const numbersIn = (list: string): ErnVersion[] =>
  [...list.matchAll(/3\.8\.2|4\.1\.1|4\.[123]|[34](?!\.\d)/g)].flatMap(([number]) => {
    if (number === "4.1" && !list.includes("4.1.1")) return ["4.1", "4.1.1"];
    return STANDARD_VERSIONS.filter(
      (version) => version === number || (number.length === 1 && version.startsWith(number)),
    );
  });

const between = (from: number, to: number): ErnVersion[] => STANDARD_VERSIONS.slice(from, to);

const indexOf = (version: ErnVersion | undefined): number => STANDARD_VERSIONS.findIndex((one) => one === version);

const readPhrase = (groups: Readonly<Record<string, string | undefined>>): SaidVersions => {
  const { lead = "", list = "", later, earlier, only } = groups;
  const named = /\d/.test(list) ? numbersIn(list) : [...STANDARD_VERSIONS];
  const [first, last] = [indexOf(named[0]), indexOf(named.at(-1))];
  const word = lead.toLowerCase();
  // "From 3.8.2 to 4.3" is a change, not a group of versions.
  if (word === "from" && list.includes(" to ")) return { versions: [], isLimit: false };
  if (/since|starting|from|as of/.test(word) && !/ to | through |–/.test(list))
    return { versions: between(first, STANDARD_VERSIONS.length), isLimit: true };
  if (later) return { versions: between(first, STANDARD_VERSIONS.length), isLimit: false };
  if (/until|up to/.test(word)) return { versions: between(0, last + 1), isLimit: true };
  if (earlier) return { versions: between(0, last + 1), isLimit: false };
  if (/before|older|earlier/.test(word)) return { versions: between(0, first), isLimit: false };
  if (/after|newer|later/.test(word)) return { versions: between(last + 1, STANDARD_VERSIONS.length), isLimit: false };
  const versions = / to | through |–/.test(list) ? between(first, last + 1) : named;
  return { versions, isLimit: only !== undefined || word.startsWith("only") };
};

/** A version whose facts aren't known. */
const OTHER = /\bERN (?:3\.[0-79]|3\.8(?!\.2)|4\.[04-9])|\b4\.(?:1\.[02-9]|[23]\.\d)|\b3\.8(?:\.[013-9]|(?!\.?\d))/;

/** Takes the versions out of a statement; `said` has one entry for each phrase. */
export const cutVersions = (text: string): { rest: string; said: SaidVersions[] } => {
  const said: SaidVersions[] = OTHER.test(text) ? [{ versions: [], isLimit: false }] : [];
  const rest = text.replace(PHRASE, (...found: unknown[]) => {
    said.push(readPhrase(found.at(-1) as Record<string, string | undefined>));
    return "";
  });
  return {
    rest: rest
      .replace(/\s+/g, " ")
      .replace(/ (?=[,.;])/g, "")
      .trim(),
    said,
  };
};
