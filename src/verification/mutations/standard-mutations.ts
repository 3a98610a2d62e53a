import type { TextFile } from "../../diagnostics/cached-files";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { namesIn, STANDARD_VERSIONS } from "../../ern";
import { parse } from "../../mdx/read/parse";
import { pick, type Random } from "../../utils/random";
import { type Claim, judgeClaim } from "../prose/standard/judge-claim";
import { readClaims } from "../prose/standard/read-claims";
import { readParts, type Sentence } from "../prose/standard/read-sentences";
import { type Mutation, toMutation } from "./mutation";
import opposites from "./opposites.json";

/** A change of a sentence's text, which begins and ends at offsets of its file. */
interface Change {
  kind: string;
  pattern: RegExp;
  text: string;
}

const isFalse = (claim: Claim): boolean => judgeClaim(claim) === false;

const otherVersions = (claim: Claim, text: string): Change[] => {
  const [version, ...others] = new Set(text.match(/\b(?:3\.8\.2|4\.[23])(?!\.?\d)/g));
  if (version === undefined || others.length > 0) return [];
  return STANDARD_VERSIONS.filter((one) => one !== version && !one.startsWith("4.1")).flatMap((one) =>
    isFalse({ ...claim, said: { versions: [one], isLimit: claim.said?.isLimit === true } })
      ? [
          {
            kind: "other version",
            pattern: new RegExp(`\\b${version.replaceAll(".", "\\.")}(?![\\d.]*\\d)`),
            text: one,
          },
        ]
      : [],
  );
};

const otherNames = (claim: Claim, random: Random): Change[] => {
  const [path = "", ...others] = claim.paths;
  const [name = ""] = path.split(/[/@]/).slice(-1);
  if (others.length > 0) return [];
  const isWrong = (one: string): boolean =>
    one !== name && isFalse({ ...claim, paths: [path.slice(0, path.length - name.length) + one] });
  const names = pick(
    STANDARD_VERSIONS.flatMap(namesIn).filter((one) => /^[A-Z]\w{3,}$/.test(one)),
    60,
    random,
  );
  const pattern = new RegExp(`(?<=\`(?:\\w+/)*)${name}(?=\`)`);
  return pick(names.filter(isWrong), 1, random).map((text) => ({ kind: "other element", pattern, text }));
};

const changesOf = (claim: Claim, { text }: Sentence, random: Random): Change[] => {
  const [words, opposite] = opposites.standard.find(([pattern]) => new RegExp(pattern!).test(text)) ?? [];
  return [
    ...(words && opposite && claim.fact !== "unclear"
      ? [{ kind: "opposite", pattern: new RegExp(words), text: opposite }]
      : []),
    ...otherVersions(claim, text),
    ...otherNames(claim, random),
  ];
};

/** The part of a file that has a sentence: from its first line on to the end of its paragraph or row. */
const placeOf = (raw: string, { line }: Sentence): { start: number; end: number } => {
  const start =
    raw
      .split("\n")
      .slice(0, line - 1)
      .join("\n").length + 1;
  const end = /\n\s*\n|\|\n|$/.exec(raw.slice(start))!.index;
  return { start, end: start + end };
};

/**
 * Mutations of what a page's sentences say about the standard, as far as the check reads it: the opposite, another
 * version, another element, if that's false by the data.
 */
export const sentenceMutations = ({ file, raw }: TextFile, random: Random): Mutation[] => {
  const { body, lineOffset } = splitFrontmatter(raw);
  const tree = parse(body, { file, lineOffset });
  const parts = readParts(tree, ({ position }) => (position?.start.line ?? 1) + lineOffset);
  const sentences = parts.flatMap((part) => part.sentences);
  const found = sentences.flatMap((sentence) =>
    readClaims(sentence)
      .filter((claim) => judgeClaim(claim) === true)
      .flatMap((claim) => changesOf(claim, sentence, random).map((change) => ({ sentence, change }))),
  );
  return found.flatMap(({ sentence, change: { kind, pattern, text } }): Mutation[] => {
    const place = placeOf(raw, sentence);
    const [hit, another] = raw.slice(place.start, place.end).matchAll(new RegExp(pattern, "g"));
    if (!hit || another) return [];
    const start = place.start + hit.index;
    const label = "Standard, sentences of the pages";
    return [toMutation(file, raw, { start, end: start + hit[0].length, text }, { label, kind })];
  });
};
