import profiles from "../../data/profiles.json";
import older from "../../data/profiles-3.json";

/** A rule of a release profile. */
export interface ProfileRule {
  id: string;
  /** The rule in a sentence of our own, with names in backticks. */
  text: string;
  /** XPath 1.0 from the message: what is counted. */
  path: string;
  /** How many there must be. */
  min?: number;
  max?: number;
  /** "warning" if a breach is only one; "conditional" if the sender may lack what it asks for. */
  level?: string;
  /** The number of the rule in DDEX's Schematron files. */
  source: string;
}

/** A release profile, or "All" for what they have in common. */
export interface ErnProfile {
  profile: string;
  /** The version of the profiles whose rules these are. */
  edition: string;
  /** Whether it is a variant, which `ReleaseProfileVariantVersionId` names next to a profile. */
  variant?: boolean;
  about: string;
  /** The versions of ERN that its source is for. */
  versions: readonly string[];
  /** Other versions in which a message of DDEX's was seen to keep the rules that aren't conditional. */
  seenIn?: readonly string[];
  rules: readonly ProfileRule[];
}

/** The release profiles of ERN 4 and their variants, after what they have in common. */
export const PROFILES: readonly ErnProfile[] = profiles.map((profile) => ({ edition: "2.1", ...profile }));

/** The versions of ERN that an edition of the profiles of ERN 3 was written for, by DDEX. */
const TARGETS: Readonly<Record<string, string>> = { "1.3": "3.8", "1.4": "3.8.3" };

interface OlderRule extends Omit<ProfileRule, "source"> {
  /** The only edition that has it. */
  edition?: string;
  /** "Profile number", with commas between them; an edition in brackets if the number is only there. */
  numbers: string;
}

const olderRules: readonly OlderRule[] = older.rules;

const rulesIn = (profile: string, edition: string): ProfileRule[] => {
  const number = RegExp(`\\b${profile} ([\\d-]+)(?: \\(${edition}\\))?(?:,|$)`);
  return olderRules.flatMap(({ edition: only = edition, numbers, ...rule }) => {
    const source = only === edition ? number.exec(numbers)?.[1] : undefined;
    return source === undefined ? [] : [{ ...rule, source }];
  });
};

const toProfile = ({ profile, about }: (typeof older.profiles)[number], edition: string): ErnProfile => {
  return { profile, edition, about, versions: [TARGETS[edition]!], rules: rulesIn(profile, edition) };
};

/** Returns the release profiles of ERN 3, in each edition that has them. */
export const listOlderProfiles = (): ErnProfile[] =>
  older.profiles.flatMap((profile) => profile.editions.map((edition) => toProfile(profile, edition)));

/**
 * Returns the profile of ERN 3 that a message names: "CommonReleaseTypes/14/AudioSingle". DDEX's own messages also write
 * Types twice, and two profiles in another way (`also`).
 */
export const findOlderProfile = (name: string): ErnProfile | undefined => {
  const [, digits = "", wanted = ""] = /^CommonReleaseTypes(?:Types)?\/(14|131?)\/(\w+)$/i.exec(name) ?? [];
  const edition = digits === "14" ? "1.4" : "1.3";
  const isNamed = (known: string | undefined): boolean => known?.toLowerCase() === wanted.toLowerCase();
  const found = older.profiles.find(
    ({ profile, editions, also }) => editions.includes(edition) && (isNamed(profile) || isNamed(also)),
  );
  return found && toProfile(found, edition);
};
