import profiles from "../../data/profiles.json";

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
  /** Is it a variant, which `ReleaseProfileVariantVersionId` names next to a profile? */
  variant?: boolean;
  about: string;
  /** The versions of ERN that its source is for. */
  versions: readonly string[];
  /** Other versions in which a message of DDEX's was seen to keep the rules that aren't conditional. */
  seenIn?: readonly string[];
  rules: readonly ProfileRule[];
}

/** The release profiles and their variants, after what they have in common. */
export const PROFILES: readonly ErnProfile[] = profiles;
