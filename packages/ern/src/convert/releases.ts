import { branch, leaf } from "../build/elements";
import type { ElementData } from "../xml/to-xml";
import { toArtists } from "./artists";
import type { ElementMapper, Mappers } from "./map-elements";
import { LANGUAGE, type NewMessage } from "./new-message";
import { toGroup } from "./resource-groups";
import type { SourceElement } from "./source-element";
import { recordDetails, toDetails } from "./territories";
import { toTitles } from "./titles";
import type { Visibilities } from "./visibilities";

const RELEASE = ["ReleaseList", "Release"];
const DETAILS = "ReleaseDetailsByTerritory";
const DEFAULT = { IsDefault: "true" };

/** Returns mappers of the parts of releases that the models don't cover. */
export const releaseMappers = (message: NewMessage, main: SourceElement, toMapper: () => ElementMapper): Mappers => {
  const toLine: Mappers[string] = (line, release) => {
    if (release !== main) return [];
    const lines = release.all(DETAILS).flatMap((details) => details.all(line.name));
    if (!lines.some((candidate) => candidate.meaning() === line.meaning()))
      return [toMapper().map(line, [...RELEASE, line.name], DEFAULT)];
    line.recordDuplicate(undefined, "The details by territory say the same.");
    return [];
  };
  const toDate: Mappers[string] = (date, release) => {
    if (release !== main) return [];
    const name = date.name.replace("Global", "");
    if (release.all(DETAILS).some((details) => details.textAt(name) === date.text))
      date.recordDuplicate(undefined, `4.3 says it with the ${name} of the same day.`);
    else if (toDetails(release, DETAILS)[0]?.source.first(name))
      date.decide(`4.3 has one ${name} that holds by default, and the one by territory says another.`);
    else return [toMapper().map(date, [...RELEASE, name], DEFAULT)];
    return [];
  };
  return {
    "Release/PLine": toLine,
    "Release/CLine": toLine,
    "Release/GlobalReleaseDate": toDate,
    "Release/GlobalOriginalReleaseDate": toDate,
    "RelatedRelease/ReferenceTitle": (_title, related) => toTitles(related, [], message),
    "ReleaseDetailsByTerritory/LabelName": (name, _details, add) => {
      const why = "4.3 refers to the label as a party.";
      const text = message.referToName(name.text);
      return [name.leaf("ReleaseLabelReference", { text, keep: LANGUAGE, add, why })];
    },
    "ReleaseDetailsByTerritory/AdministratingRecordCompany": (company, { parent }) => {
      if (parent !== main) return [];
      const role = leaf("Role", company.attribute("Role") ?? "");
      const parts = [leaf("RecordCompanyPartyReference", message.refer(company)), role];
      const target = company.branch("AdministratingRecordCompany", parts);
      company.recordOutcome("Role", { outcome: "changed", target, why: "4.3 has an element for it." });
      return [target];
    },
  };
};

interface ReleaseContext {
  message: NewMessage;
  mapper: ElementMapper;
  resources: SourceElement | undefined;
  main: SourceElement;
  visibilities?: Visibilities;
  /** What the resources of the old message say. */
  meanings: ReadonlySet<string>;
}

/** A release's identifiers: the first composite, completed from the others. */
const toReleaseId = (release: SourceElement, { main, message }: ReleaseContext): ElementData => {
  const ids = release.all("ReleaseId");
  const parts: ElementData[] = [];
  for (const part of ids.flatMap((id) => id.children())) {
    if (part.name === "ISRC") continue;
    if (part.name !== "ProprietaryId" && parts.some(({ name }) => name === part.name)) {
      part.decide(`4.3 has one ${part.name} for a release. Decide which.`);
    } else parts.push(part.leaf(part.name, { keep: ["Namespace"] }));
  }
  const mainId = release === main ? undefined : main.all("ReleaseId").flatMap((id) => id.all("ICPN", "GRid"))[0]?.text;
  const isrcs = ids.flatMap((id) => id.all("ISRC"));
  const target = branch("ReleaseId", [
    parts,
    isrcs.map((isrc) => message.toOwnId(isrc, [mainId, release.textAt("ReleaseReference")])),
  ]);
  for (const id of ids) id.composite(target);
  return target;
};

const toMainRelease = (context: ReleaseContext): ElementData => {
  const { main: release, message, mapper: converter, resources, visibilities } = context;
  const details = toDetails(release, DETAILS);
  const parts = [
    toReleaseId(release, context),
    toTitles(release, details, message),
    toArtists(details, message),
    visibilities?.of(release.textAt("ReleaseReference")),
    toGroup(release, details[0]?.source.all("ResourceGroup") ?? [], resources, message),
    converter.mapChildren(release, RELEASE, details),
  ];
  const target = release.branch("Release", parts, { keep: LANGUAGE });
  recordDetails(details, target);
  const why = "4.3 has one Release; others are TrackReleases.";
  release.recordOutcome("IsMainRelease", { outcome: "changed", target, why });
  return target;
};

/** The label and genre of a track's release that has none: the main release's. */
const toRequiredParts = (release: SourceElement, { main, message }: ReleaseContext): ElementData[] => {
  const add = (name: string, make: (source: SourceElement) => ElementData): ElementData[] => {
    if (release.all(DETAILS).some((details) => details.first(name))) return [];
    const [source] = main.all(DETAILS).flatMap((details) => details.all(name));
    return source ? [message.ledger.add(make(source), "4.3 asks for it; it is the main release's.")] : [];
  };
  return [
    ...add("LabelName", ({ text }) => leaf("ReleaseLabelReference", message.referToName(text), DEFAULT)),
    ...add("Genre", (genre) => branch("Genre", [leaf("GenreText", genre.textAt("GenreText"))], DEFAULT)),
  ];
};

/** A single-track release. Anything its recording already says is left to the recording. */
const toTrackRelease = (release: SourceElement, context: ReleaseContext): ElementData => {
  const { message, mapper: converter, meanings, visibilities } = context;
  const details = toDetails(release, DETAILS);
  const list = release.first("ReleaseResourceReferenceList");
  const [first, ...others] = list?.all("ReleaseResourceReference") ?? [];
  for (const extra of others)
    extra.decide("4.3 has one resource for a TrackRelease. Link the others, or leave them out.");
  const reference = first?.leaf();
  first?.recordOutcome("ReleaseResourceType", { outcome: "dropped", why: "A TrackRelease has one resource." });
  const parts = [
    toReleaseId(release, context),
    toTitles(release, details, message),
    reference,
    toRequiredParts(release, context),
    visibilities?.of(release.textAt("ReleaseReference")),
    converter.mapChildren(release, ["ReleaseList", "TrackRelease"], details),
  ];
  const target = release.branch("TrackRelease", parts, { why: "4.3 has TrackRelease for the releases of tracks." });
  const why = "A TrackRelease of 4.3 leaves it to its recording, which says the same.";
  for (const part of [...release.children(), ...details.flatMap(({ source }) => source.children())]) {
    if (part.name === "ReleaseType") part.recordDuplicate(target, "4.3 has an element of this name.");
    else if (part.name === "ReleaseResourceReferenceList" && reference)
      part.composite(reference, { why: "4.3 has one resource for it." });
    else if (meanings.has(part.meaning())) part.drop(why);
  }
  recordDetails(details, target);
  return target;
};

/** Returns whether a release is that of a track by itself. */
export const isTrackRelease = (release: SourceElement): boolean =>
  release.all("ReleaseType").some(({ text }) => text === "TrackRelease");

/** Converts the list of releases; the main release comes first. */
export const toReleaseList = (list: SourceElement, context: ReleaseContext): ElementData => {
  const others = list.all("Release").filter((release) => release !== context.main);
  const made = [toMainRelease(context)];
  for (const release of others) {
    if (isTrackRelease(release)) made.push(toTrackRelease(release, context));
    else release.decide("4.3 has one release in a message, beside those of its tracks. Send this one by itself.");
  }
  return list.branch("ReleaseList", made);
};
