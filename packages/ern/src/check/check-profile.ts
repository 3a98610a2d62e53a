import type { Reader } from "../model/reader";
import { type ErnProfile, findOlderProfile, type ProfileRule, PROFILES } from "../schema/profiles";
import type { NodeId } from "../types";
import { listAttributes } from "../xml/attributes";
import type { DiagnosticList } from "./diagnostic-list";
import { createFinder } from "./find-by-path";

/** By what a profile was checked, or why not. */
export interface ProfileOutcome {
  /** The version of the release profiles whose rules were applied. */
  edition?: string;
  /** The profile that the message names, if its rules aren't known. */
  unknown?: string;
  /** Why nothing was checked. */
  unchecked?: string;
}

/** The profile and the variants that a message names. */
const namedIn = ({ document }: Reader): Set<string> =>
  new Set(
    listAttributes(document, document.root)
      .filter(({ name }) => /^ReleaseProfile(Variant)?VersionId$/.test(name))
      .flatMap(({ value }) => value.split(/\s+/)),
  );

/** The profiles whose rules are known in a version. */
const knownOf = (names: ReadonlySet<string>, version: string): ErnProfile[] =>
  version.startsWith("3")
    ? [...names].flatMap((name) => findOlderProfile(name) ?? [])
    : PROFILES.filter(
        ({ profile, versions, seenIn = [] }) =>
          (names.has(profile) || profile === "All") && [...versions, ...seenIn].includes(version),
      );

/** The elements that break a rule; the message itself if it lacks what the rule asks for. */
const breaches = ({ path, min = 0, max = Infinity }: ProfileRule, find: (path: string) => NodeId[], root: NodeId) => {
  const found = find(path);
  return found.length < min ? [root] : found.slice(max);
};

/**
 * Checks what a message's own release profile demands of it; returns the edition of the rules, or why not if the
 * message names none, or one whose rules aren't known in its version.
 */
export const checkProfile = (reader: Reader, version: string, diagnostics: DiagnosticList): ProfileOutcome => {
  const names = namedIn(reader);
  if (names.size === 0) return { unchecked: "not checked, because the message names none" };
  const profiles = knownOf(names, version);
  const [first] = profiles;
  if (!first) {
    const unknown = [...names].join(", ");
    return { unknown, unchecked: `not checked, because no rules of ${unknown} are known for ERN ${version}` };
  }
  const { document } = reader;
  const find = createFinder(document, reader);
  for (const { profile, edition, rules } of profiles)
    for (const rule of rules.filter(({ level }) => level !== "conditional"))
      for (const node of breaches(rule, find, document.root)) {
        const of = profile === "All" ? "every release profile" : `the release profile ${profile}`;
        const message = `Against a rule of ${of}: ${rule.text.replaceAll("`", "")}`;
        const remedy = `It's rule ${rule.source} of DDEX's Schematron files for version ${edition} of the profiles. Change the message, or name another profile.`;
        diagnostics.addElement("profile", "profile", { message, remedy }, node);
      }
  return { edition: first.edition };
};
