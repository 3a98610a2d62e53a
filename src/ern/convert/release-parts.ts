import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import { toRightsLine } from "./lines-and-ratings";
import type { NewMessage } from "./new-message";
import type { ResourceGroups } from "./resource-groups";
import type { SourceElement } from "./source-element";
import { byTerritory, type TerritoryDetails } from "./territories";
import { toTitles } from "./titles";
import { takeValue } from "./values";

const LANGUAGE = "LanguageAndScriptCode";
const DATE = "IsApproximate TerritoryCode>ApplicableTerritoryCode";
const DEFAULT = { IsDefault: "true" };

/** What the releases of a message share. */
export interface ReleaseContext {
  message: NewMessage;
  groups: ResourceGroups;
  main: SourceElement;
  /** References of the main release's visibilities. */
  visibilities: readonly string[];
  /** Does a resource of the old message say the same? */
  isSaidByResource: (part: SourceElement) => boolean;
}

/** A release's identifiers: the first composite, completed from the others. */
export const toReleaseId = (release: SourceElement, context: ReleaseContext): ElementData => {
  const [first, ...others] = release.all("ReleaseId");
  const parts: ElementData[] = [];
  for (const part of [first, ...others].flatMap((id) => id?.children() ?? [])) {
    if (part.name === "ISRC") continue;
    if (part.name !== "ProprietaryId" && parts.some(({ name }) => name === part.name)) {
      part.decide(`4.3 has one ${part.name} for a release. Decide which.`);
    } else parts.push(part.leaf(part.name, { keep: "Namespace" }));
  }
  const isrc = release.all("ReleaseId").flatMap((id) => id.all("ISRC"));
  parts.push(...isrc.map((part) => toOwnId(part, release, context)));
  const sorted = ["GRid", "ICPN", "CatalogNumber", "ProprietaryId"].flatMap((name) =>
    parts.filter((part) => part.name === name),
  );
  const target = branch("ReleaseId", sorted);
  for (const id of release.all("ReleaseId")) id.composite(target);
  return target;
};

/** 4.3 doesn't identify releases by ISRC, so an identifier of the sender's own is made from it, unique within the release. */
const toOwnId = (isrc: SourceElement, release: SourceElement, { main, message }: ReleaseContext): ElementData => {
  const ids = main.all("ReleaseId").flatMap((id) => [...id.all("ICPN"), ...id.all("GRid")]);
  const reference = release.one("ReleaseReference")?.text;
  return isrc.leaf("ProprietaryId", {
    text: [ids[0]?.text, isrc.text, reference].filter(Boolean).join("_"),
    add: { Namespace: message.namespace },
    why: "4.3 has no ISRC for a release, only for its recording; the release has an identifier of the sender's own.",
  });
};

export const toLabels = (
  details: readonly TerritoryDetails[],
  message: NewMessage,
  main?: readonly TerritoryDetails[],
): ElementData[] => {
  const why = "4.3 refers to the label as a party.";
  const labels = byTerritory(details, "LabelName", (name, scope) =>
    name.leaf("ReleaseLabelReference", { text: message.referToName(name.text), keep: LANGUAGE, add: scope, why }),
  );
  if (labels.length > 0) return labels;
  const [name] = main?.flatMap(({ source }) => source.all("LabelName")) ?? [];
  const text = message.referToName(name?.text ?? "Unknown label");
  const made = leaf("ReleaseLabelReference", text, DEFAULT);
  return [
    message.ledger.add(made, `4.3 asks for the label${name ? "; it is the main release's" : ". Decide which"}.`, !name),
  ];
};

export const toGenres = (
  details: readonly TerritoryDetails[],
  message: NewMessage,
  main?: readonly TerritoryDetails[],
): ElementData[] => {
  const genres = byTerritory(details, "Genre", (genre, scope) => {
    const parts = ["GenreText", "SubGenre"].flatMap((name) => genre.all(name)).map((part) => part.leaf());
    const target = branch("Genre", parts, { ...genre.keptAttributes(LANGUAGE), ...scope });
    return genre.composite(target, { keep: LANGUAGE });
  });
  if (genres.length > 0) return genres;
  const [genre] = main?.flatMap(({ source }) => source.all("Genre")) ?? [];
  const text = genre?.one("GenreText")?.text;
  const made = branch("Genre", [leaf("GenreText", text ?? "Unknown")], DEFAULT);
  return [
    message.ledger.add(made, `4.3 asks for a genre${text ? "; it is the main release's" : ". Decide which"}.`, !text),
  ];
};

export const toDates = (release: SourceElement, details: readonly TerritoryDetails[], name: string): ElementData[] => {
  const dates = byTerritory(details, name, (date, scope) => date.leaf(name, { keep: DATE, add: scope }));
  const [global] = release.all(`Global${name}`);
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

export const toLines = (
  release: SourceElement,
  details: readonly TerritoryDetails[],
  name: "PLine" | "CLine",
): ElementData[] => {
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
  const parts = id?.children().flatMap((part) => {
    if (part.name !== "ISRC") return [part.leaf(part.name, { keep: "Namespace" })];
    part.decide("4.3 has no ISRC for a related release.");
    return [];
  });
  const relation = related.one("ReleaseRelationshipType");
  return related.composite(
    branch("RelatedRelease", [
      relation && takeValue(relation),
      id && id.composite(branch("ReleaseId", parts ?? [])),
      toTitles(related, [], message),
      ["ReleaseDate", "OriginalReleaseDate"]
        .flatMap((name) => related.all(name))
        .map((date) => date.leaf(date.name, { keep: DATE })),
    ]),
  );
};

export const toCompany = (company: SourceElement, message: NewMessage): ElementData => {
  const role = company.attribute("Role")!;
  const parts = [leaf("RecordCompanyPartyReference", message.refer(company)), leaf("Role", role)];
  const target = company.composite(branch("AdministratingRecordCompany", parts));
  company.ledger.attribute(company.node, "Role", { outcome: "changed", target, why: "4.3 has an element for it." });
  return target;
};
