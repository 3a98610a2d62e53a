import type { Reader } from "../model/reader";
import { type ErnProfile, type ProfileRule, PROFILES } from "../schema/profiles";
import type { NodeId } from "../types";
import { listAttributes } from "../xml/attributes";
import type { DiagnosticList } from "./diagnostic-list";
import { createFinder } from "./find-by-path";

/** The profile and the variants that a message names. */
const namedIn = ({ document }: Reader): Set<string> =>
  new Set(
    listAttributes(document, document.root)
      .filter(({ name }) => /^ReleaseProfile(Variant)?VersionId$/.test(name))
      .flatMap(({ value }) => value.split(/\s+/)),
  );

/** The elements that break a rule; the message itself if it lacks what the rule asks for. */
const breaches = ({ path, min = 0, max = Infinity }: ProfileRule, find: (path: string) => NodeId[], root: NodeId) => {
  const found = find(path);
  return found.length < min ? [root] : found.slice(max);
};

/**
 * Checks what a message's own release profile demands of it; returns why not if the message names none, or one whose
 * rules aren't known in its version.
 */
export const checkProfile = (reader: Reader, version: string, diagnostics: DiagnosticList): string | undefined => {
  const names = namedIn(reader);
  const isKnown = ({ versions, seenIn = [] }: ErnProfile): boolean => [...versions, ...seenIn].includes(version);
  const profiles = PROFILES.filter(
    (candidate) => (names.has(candidate.profile) || candidate.profile === "All") && isKnown(candidate),
  );
  if (names.size === 0) return "not checked, because the message names none";
  if (profiles.length === 0)
    return `not checked, because no rules of ${[...names].join(", ")} are known for ERN ${version}`;
  const { document } = reader;
  const find = createFinder(document, reader);
  for (const { profile, versions, rules } of profiles)
    for (const rule of rules.filter(({ level }) => level !== "conditional"))
      for (const node of breaches(rule, find, document.root)) {
        const of = profile === "All" ? "every release profile" : `the release profile ${profile}`;
        const message = `Against a rule of ${of}: ${rule.text.replaceAll("`", "")}`;
        const remedy = `It's rule ${rule.source} of DDEX's Schematron files for ERN ${versions.join(", ")}. Change the message, or name another profile.`;
        diagnostics.addElement("profile", "profile", { message, remedy }, node);
      }
  return undefined;
};
