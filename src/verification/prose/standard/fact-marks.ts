import { STANDARD_VERSIONS } from "../../../ern";
import type { Fact } from "./fact-cues";
import type { Claim } from "./judge-claim";
import { cutVersions } from "./versions-said";

/** The words of marks for facts. */
export const FACT_WORDS = {
  required: { fact: "required", holds: true },
  optional: { fact: "required", holds: false },
  repeatable: { fact: "repeatable", holds: true },
  once: { fact: "repeatable", holds: false },
  present: { fact: "present", holds: true },
  absent: { fact: "present", holds: false },
  deprecated: { fact: "deprecated", holds: true },
  current: { fact: "deprecated", holds: false },
  value: { fact: "value", holds: true },
  "no-value": { fact: "value", holds: false },
  before: { fact: "before", holds: true },
  after: { fact: "before", holds: false },
} as const satisfies Record<string, { fact: Fact; holds: boolean }>;

export type FactWord = keyof typeof FACT_WORDS;

const MARK = /^(\S+) (\S+?)(?: (?!\d)(\S+?))?(?:,? ((?:[\d.]+(?:, |$))+))?$/;
const NOT_ERN = /^(\S+) none \((.{3,})\)$/;

/** What a mark says: a fact, or why its sentence isn't about the standard. */
export type FactMark = { names: readonly string[]; claim?: Claim };

/** The names of a path. */
export const namesOf = (path: string): string[] => path.split(/[/@]+/).filter(Boolean);

/** Reads a mark, `Deal/DealReference optional 4.2, 4.3` or `Video none (a rule of the profile)`; undefined if it's neither. */
export const readMark = (text: string): FactMark | undefined => {
  const [, outside] = NOT_ERN.exec(text) ?? [];
  if (outside !== undefined) return { names: namesOf(outside) };
  const [, path = "", word = "", other, versions = "4.3"] = MARK.exec(text) ?? [];
  const kind = Object.hasOwn(FACT_WORDS, word) ? FACT_WORDS[word as FactWord] : undefined;
  const named = versions.split(", ");
  if (!kind || !named.every((version) => STANDARD_VERSIONS.some((one) => one === version))) return undefined;
  const said = { versions: STANDARD_VERSIONS.filter((version) => named.includes(version)), isLimit: false };
  return { names: namesOf(path), claim: { ...kind, paths: [path], other, said } };
};

/** Does a mark say what a claim says? Its versions must be among those that the sentence names. */
export const covers = ({ names, claim: marked }: FactMark, claim: Claim, sentence: string): boolean => {
  if (!claim.paths.some((path) => names.includes(namesOf(path).at(-1) ?? ""))) return false;
  if (!marked) return true;
  const named = cutVersions(sentence).said.flatMap(({ versions }) => versions);
  const fits = named.length === 0 || marked.said!.versions.every((version) => named.includes(version));
  if (claim.fact === "unclear") return fits;
  return fits && marked.fact === claim.fact && marked.holds === claim.holds && marked.other === claim.other;
};

/** A claim in the words of a mark. */
export const toMark = ({ fact, holds, paths, other, said }: Claim): string => {
  const [word = ""] = Object.entries(FACT_WORDS).find(([, kind]) => kind.fact === fact && kind.holds === holds) ?? [];
  return [paths[0] ?? "?", word, other, said?.versions.join(", ")].filter(Boolean).join(" ");
};
