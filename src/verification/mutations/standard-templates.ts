import type { TextFile } from "../../diagnostics/cached-files";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { type ErnVersion, namesIn, type PlacedName, placesOf, STANDARD_VERSIONS } from "../../ern";
import { pickOne, type Random } from "../../utils/random";
import { FACT_WORDS } from "../prose/standard/fact-marks";
import { judgeClaim } from "../prose/standard/judge-claim";
import { type Mutation, toMutation } from "./mutation";
import templates from "./standard-templates.json";

/** What a template speaks of: a parent, an element in it, a value or another element, and a version. */
interface Subject {
  p: string;
  e: string;
  x: string;
  v: ErnVersion;
}

/** A word for a fact, or "since" a version. */
type Kind = keyof typeof templates;

/** 4.1.1 is left out, because "4.1" means both. */
const VERSIONS = STANDARD_VERSIONS.filter((version) => !version.startsWith("4.1"));

/** Is a template of a kind about an element in any parent? */
const isAlone = (kind: Kind): boolean => ["present", "absent", "since", "value", "no-value"].includes(kind);

/** Is a template of a kind true of a subject? Undefined if the standard has no simple answer. */
const isTrue = (kind: Kind, { p, e, x, v }: Subject): boolean | undefined => {
  const isLimit = kind === "since";
  if (isLimit && v === "3.8.2") return undefined;
  const fact = FACT_WORDS[isLimit ? "present" : kind];
  const other = fact.fact === "value" || fact.fact === "before" ? x : undefined;
  const from = STANDARD_VERSIONS.indexOf(v as never);
  const versions = STANDARD_VERSIONS.slice(from, isLimit ? undefined : from + 1);
  return judgeClaim({ ...fact, paths: [isAlone(kind) ? e : `${p}/${e}`], other, said: { versions, isLimit } });
};

const elementsIn = (version: ErnVersion): PlacedName[] =>
  namesIn(version)
    .flatMap((name) => placesOf(version, name))
    .filter(({ isAttribute, parent }) => !isAttribute && parent !== "");

const randomSubject = (kind: Kind, random: Random): Subject => {
  const v = pickOne(VERSIONS, random);
  const isAbout = kind === "present" || kind === "absent" || kind === "since";
  const elements = elementsIn(isAbout ? pickOne(VERSIONS, random) : v);
  const isValue = kind === "value" || kind === "no-value";
  const isOld = kind === "deprecated" || kind === "current";
  const fitting = elements.filter((place) =>
    isValue ? place.value?.values : isOld ? random() < 0.1 || place.deprecated : true,
  );
  const { name, parent, value } = pickOne(fitting, random);
  const set =
    isValue && random() < 0.5
      ? value
      : pickOne(
          elements.filter((place) => place.value?.values),
          random,
        ).value;
  const siblings = elements.filter((place) => place.parent === parent && place.name !== name);
  const sibling = siblings.length > 0 ? pickOne(siblings, random).name : name;
  return { v, p: parent, e: name, x: isValue ? pickOne(set!.values!, random) : sibling };
};

const MOST_TRIES = 2000;

/** A sentence by a template about a random subject, of which it's true or false. */
const sentenceOf = (kind: Kind, template: string, wanted: boolean, random: Random): string | undefined => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const subject = randomSubject(kind, random);
    if (isTrue(kind, subject) === wanted)
      return template.replace(/\{(\w)\}/g, (_, part: keyof Subject) => subject[part]);
  }
  return undefined;
};

/** True or false sentences about the standard, one by each template, with the kind of what they say. */
export const templateSentences = (wanted: boolean, random: Random): { kind: string; sentence: string }[] =>
  Object.entries(templates).flatMap(([kind, list]) =>
    list.flatMap((template) => {
      const sentence = sentenceOf(kind as Kind, template, wanted, random);
      return sentence === undefined ? [] : [{ kind, sentence }];
    }),
  );

/** False sentences by the templates, each at the beginning of a page. */
export const templateMutations = (content: readonly TextFile[], random: Random): Mutation[] =>
  templateSentences(false, random).map(({ kind, sentence }) => {
    const { file, raw } = pickOne(content, random);
    const start = raw.length - splitFrontmatter(raw).body.length;
    const replacement = { start, end: start, text: `\n${sentence}\n\n` };
    return toMutation(file, raw, replacement, { label: "Standard, new sentences", kind });
  });
