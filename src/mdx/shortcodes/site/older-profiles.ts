import type { ErnProfile, ProfileRule } from "@ddex-suite/ern";

/** Something that a heading, a sentence and a table of rules are printed of. */
export interface ProfileBlock {
  title: string;
  id: string;
  about: string;
  rules: readonly Omit<ProfileRule, "path" | "id">[];
}

interface Place {
  profile: string;
  edition: string;
  rule: ProfileRule;
}

/** In how many profiles a rule is, at least, that counts as common; a profile with fewer rules has none of them. */
const MANY = 10;

/** "TvSeries (1.4)", or the name alone if it lacks the rule in all editions that could have it. */
const nameLacking = (profile: string, editions: readonly string[], all: readonly string[]): string =>
  editions.length === all.length ? profile : `${profile} (${editions.join(", ")})`;

/** What to add to a rule that only one edition has. */
const onlyIn = (editions: ReadonlySet<string>): string =>
  editions.size === 1 ? ` Only in version ${[...editions].join("")}.` : "";

/** Returns the rules of the release profiles of ERN 3: those that most have in common, then those of each. */
export const olderBlocks = (profiles: readonly ErnProfile[]): ProfileBlock[] => {
  const places = profiles.flatMap(({ profile, edition, rules }) =>
    rules.map((rule): Place => ({ profile, edition, rule })),
  );
  const ids = [...new Set(places.map(({ rule }) => rule.id))];
  const placesOf = (id: string): Place[] => places.filter(({ rule }) => rule.id === id);
  const namesOf = (list: readonly { profile: string }[]): Set<string> => new Set(list.map(({ profile }) => profile));
  const common = new Set(ids.filter((id) => namesOf(placesOf(id)).size > MANY));
  const names = [...namesOf(profiles)];
  const usual = namesOf(profiles.filter(({ rules }) => rules.length > MANY));
  const editionsOf = (list: readonly { profile: string; edition: string }[], name: string): string[] =>
    list.filter(({ profile }) => profile === name).map(({ edition }) => edition);

  const exceptions = (having: readonly Place[]): string => {
    const editions = new Set(having.map(({ edition }) => edition));
    const lacking = [...usual].flatMap((name) => {
      const all = editionsOf(profiles, name).filter((edition) => editions.has(edition));
      const missing = all.filter((edition) => !editionsOf(having, name).includes(edition));
      return missing.length > 0 ? [nameLacking(name, missing, all)] : [];
    });
    return onlyIn(editions) + (lacking.length > 0 ? ` Not in ${lacking.join(", ")}.` : "");
  };

  const shared = [...common].map((id) => {
    const having = placesOf(id);
    const { rule } = having[0]!;
    return { ...rule, text: rule.text + exceptions(having) };
  });
  const blocks = names.map((name): ProfileBlock => {
    const editions = editionsOf(profiles, name);
    const rules = ids.flatMap((id) => {
      const having = common.has(id) && usual.has(name) ? [] : placesOf(id).filter(({ profile }) => profile === name);
      const last = having.at(-1);
      const only = having.length < editions.length ? onlyIn(new Set(editionsOf(having, name))) : "";
      return last ? [{ ...last.rule, text: last.rule.text + only }] : [];
    });
    const { about } = profiles.find(({ profile }) => profile === name)!;
    const versions = `version${editions.length > 1 ? "s" : ""} ${editions.join(" and ")}`;
    return { title: name, id: `${name.toLowerCase()}-3`, about: `${about} In ${versions}.`, rules };
  });
  const few = names.filter((name) => !usual.has(name)).join("` and `");
  const about = `All but \`${few}\` have these in common. The numbers are those of the file for \`${names[0]}\`; each file has its own, which a report names.`;
  return [{ title: "Every profile of ERN 3", id: "all-3", about, rules: shared }, ...blocks];
};
