import { branch, leaf } from "../build/elements";
import type { ElementData } from "../xml/write-element";
import { DATE, LANGUAGE, type NewMessage, OWN_VALUE } from "./new-message";
import type { SourceElement } from "./source-element";
import { byTerritory, type Details, toTexts } from "./territories";
import { toRightsLine, toTitles } from "./work-parts";

const DEFAULT = { IsDefault: "true" };

/** A release's identifiers: the first composite, completed from the others. */
export const toReleaseId = (release: SourceElement, main: SourceElement, message: NewMessage): ElementData => {
  const ids = release.all("ReleaseId");
  const parts: ElementData[] = [];
  for (const part of ids.flatMap((id) => id.children())) {
    if (part.name === "ISRC") continue;
    if (part.name !== "ProprietaryId" && parts.some(({ name }) => name === part.name)) {
      part.decide(`4.3 has one ${part.name} for a release. Decide which.`);
    } else parts.push(part.leaf(part.name, { keep: "Namespace" }));
  }
  const [mainId] = main.all("ReleaseId").flatMap((id) => id.all("ICPN", "GRid"));
  const isrcs = ids.flatMap((id) => id.all("ISRC"));
  const own = isrcs.map((isrc) => message.toOwnId(isrc, [mainId?.text, release.textAt("ReleaseReference")]));
  const sorted = ["GRid", "ICPN", "CatalogNumber", "ProprietaryId"].flatMap((name) =>
    [...parts, ...own].filter((part) => part.name === name),
  );
  const target = branch("ReleaseId", sorted);
  for (const id of ids) id.composite(target);
  return target;
};

/** What 4.3 asks for besides what is there: the main release's, or something to review. */
const toNeeded = (what: string, made: ElementData, isKnown: boolean, { ledger }: NewMessage): ElementData[] => [
  ledger.add(made, `4.3 asks for ${what}${isKnown ? "; it is the main release's" : ". Decide which"}.`, !isKnown),
];

export const toLabels = (details: Details, message: NewMessage, main: readonly SourceElement[]): ElementData[] => {
  const why = "4.3 refers to the label as a party.";
  const labels = byTerritory(details, "LabelName", (name, add) =>
    name.leaf("ReleaseLabelReference", { text: message.referToName(name.text), keep: LANGUAGE, add, why }),
  );
  if (labels.length > 0) return labels;
  const [name] = main.flatMap((source) => source.all("LabelName"));
  const text = message.referToName(name?.text ?? "Unknown label");
  return toNeeded("the label", leaf("ReleaseLabelReference", text, DEFAULT), name !== undefined, message);
};

export const toGenres = (details: Details, message: NewMessage, main: readonly SourceElement[]): ElementData[] => {
  const genres = byTerritory(details, "Genre", (genre, add) =>
    genre.branch("Genre", genre.leaves("GenreText SubGenre"), { keep: LANGUAGE, add }),
  );
  if (genres.length > 0) return genres;
  const [genre] = main.flatMap((source) => source.all("Genre"));
  const text = genre?.one("GenreText")?.text;
  const made = branch("Genre", [leaf("GenreText", text ?? "Unknown")], DEFAULT);
  return toNeeded("a genre", made, Boolean(text), message);
};

export const toDates = (release: SourceElement, details: Details, name: string): ElementData[] => {
  const dates = toTexts(details, name, { keep: DATE });
  const global = release.one(`Global${name}`);
  if (!global) return dates;
  const same = dates.find(({ text }) => text === global.text);
  if (same) global.said(same, `4.3 says it with the ${name} that holds by default.`);
  else if (dates.some(({ attributes }) => attributes?.IsDefault === "true")) {
    global.decide(`4.3 has one ${name} that holds by default, and the one by territory says another.`);
  } else {
    const why = `4.3 has no ${global.name}: it is the ${name} that holds by default.`;
    return [global.leaf(name, { keep: DATE, add: DEFAULT, why }), ...dates];
  }
  return dates;
};

export const toLines = (release: SourceElement, details: Details, name: "PLine" | "CLine"): ElementData[] => {
  const lines = byTerritory(details, name, toRightsLine);
  const own = release.all(name).filter((line) => {
    const same = details.some(({ source }) => source.all(name).some((other) => other.meaning() === line.meaning()));
    if (same) line.said(lines[0], "The details by territory say the same.");
    return !same;
  });
  return [...own.map((line) => toRightsLine(line, DEFAULT)), ...lines];
};

export const toRelated = (related: SourceElement, message: NewMessage): ElementData => {
  const [id, ...others] = related.all("ReleaseId");
  for (const other of others) other.decide("4.3 has one ReleaseId for a related release.");
  for (const isrc of id?.all("ISRC") ?? []) isrc.decide("4.3 has no ISRC for a related release.");
  const kept = id?.children().filter(({ name }) => name !== "ISRC") ?? [];
  const ids = kept.map((part) => part.leaf(part.name, { keep: "Namespace" }));
  return related.branch("RelatedRelease", [
    related.firsts("ReleaseRelationshipType", { keep: OWN_VALUE }),
    id?.branch("ReleaseId", ids),
    toTitles(related, [], message),
    related.leaves("ReleaseDate OriginalReleaseDate", { keep: DATE }),
  ]);
};

export const toCompany = (company: SourceElement, message: NewMessage): ElementData => {
  const role = leaf("Role", company.attribute("Role")!);
  const parts = [leaf("RecordCompanyPartyReference", message.refer(company)), role];
  const target = company.branch("AdministratingRecordCompany", parts);
  company.settle("Role", { outcome: "changed", target, why: "4.3 has an element for it." });
  return target;
};
