import { leaf } from "../build/elements";
import type { ElementData } from "../xml/write-element";
import { toArtists } from "./artists";
import { LANGUAGE, type NewMessage, OWN_VALUE } from "./new-message";
import { toCompany, toDates, toGenres, toLabels, toLines, toRelated, toReleaseId } from "./release-parts";
import { toGroup } from "./resource-groups";
import type { SourceElement } from "./source-element";
import { type Details, onceForAll, readDetails, settleDetails, toTexts } from "./territories";
import type { Visibilities } from "./visibilities";
import { toAvRatings, toTitles, toWarnings } from "./work-parts";

interface ReleaseContext {
  message: NewMessage;
  resources: SourceElement | undefined;
  main: SourceElement;
  visibilities?: Visibilities;
  /** What the resources of the old message say. */
  meanings: ReadonlySet<string>;
}

/** The reference of a release, which 4.3 requires. */
const toReference = (release: SourceElement, fallback: string, { ledger }: NewMessage): ElementData =>
  release.one("ReleaseReference")?.leaf() ??
  ledger.add(leaf("ReleaseReference", fallback), "4.3 asks for a reference of each release.");

const toDescriptions = (details: Details): ElementData[] =>
  ["Keywords", "Synopsis", "MarketingComment"].flatMap((name) => toTexts(details, name));

const toMainRelease = (context: ReleaseContext): ElementData => {
  const { main: release, message, resources } = context;
  const details = readDetails(release, "ReleaseDetailsByTerritory");
  const types = [release, ...details.map(({ source }) => source)].flatMap((source) => source.all("ReleaseType"));
  const parts = [
    toReference(release, "R0", message),
    types.map(toType),
    toReleaseId(release, release, message),
    toTitles(release, details, message),
    toArtists(details, message),
    toLabels(details, message, []),
    onceForAll(details, "AdministratingRecordCompany", (company) => toCompany(company, message)),
    toLines(release, details, "PLine"),
    toLines(release, details, "CLine"),
    release.leaves("Duration"),
    toGenres(details, message, []),
    toDates(release, details, "ReleaseDate"),
    toDates(release, details, "OriginalReleaseDate"),
    context.visibilities?.of(release.textAt("ReleaseReference")),
    toWarnings(details, message),
    toAvRatings(details),
    onceForAll(details, "RelatedRelease", (related) => toRelated(related, message)),
    onceForAll(details, "IsMultiArtistCompilation", (flag) => flag.leaf()),
    toGroup(release, details[0]?.source.all("ResourceGroup") ?? [], resources, message),
    toDescriptions(details),
  ];
  const target = release.branch("Release", parts, { keep: LANGUAGE });
  settleDetails(details, target);
  const why = "4.3 has one Release; others are TrackReleases.";
  release.settle("IsMainRelease", { outcome: "changed", target, why });
  return target;
};

const toType = (type: SourceElement): ElementData => {
  if (type.text !== "TrackRelease") return type.leaf(type.name, { keep: OWN_VALUE });
  const why = "4.3 has no such type for a Release: it is one of a single resource.";
  return type.leaf("ReleaseType", { text: "SingleResourceRelease", why });
};

/** A single-track release. Anything its recording already says is left to the recording. */
const toTrackRelease = (
  release: SourceElement,
  { message, meanings, main, visibilities }: ReleaseContext,
): ElementData => {
  const details = readDetails(release, "ReleaseDetailsByTerritory");
  const mainDetails = main.all("ReleaseDetailsByTerritory");
  const list = release.one("ReleaseResourceReferenceList");
  const [first, ...others] = list?.all("ReleaseResourceReference") ?? [];
  for (const other of others)
    other.decide("4.3 has one resource for a TrackRelease. Link the others, or leave them out.");
  const reference = first?.leaf();
  first?.settle("ReleaseResourceType", { outcome: "dropped", why: "A TrackRelease has one resource." });
  const parts = [
    toReference(release, `R${release.node}`, message),
    toReleaseId(release, main, message),
    toTitles(release, details, message),
    reference,
    toLabels(details, message, mainDetails),
    toGenres(details, message, mainDetails),
    toDescriptions(details),
    visibilities?.of(release.textAt("ReleaseReference")),
  ];
  const target = release.branch("TrackRelease", parts, { why: "4.3 has TrackRelease for the releases of tracks." });
  const why = "A TrackRelease of 4.3 leaves it to its recording, which says the same.";
  for (const part of [...release.children(), ...details.flatMap(({ source }) => source.children())]) {
    if (part.name === "ReleaseType") part.said(target, "4.3 has an element of this name.");
    else if (part.name === "ReleaseResourceReferenceList" && reference)
      part.composite(reference, { why: "4.3 has one resource for it." });
    else if (meanings.has(part.meaning())) part.drop(why);
  }
  settleDetails(details, target);
  return target;
};

/** Is it the release of a track by itself? */
export const isTrackRelease = (release: SourceElement): boolean =>
  release.all("ReleaseType").some(({ text }) => text === "TrackRelease");

export const toReleaseList = (list: SourceElement, context: ReleaseContext): ElementData => {
  const others = list.all("Release").filter((release) => release !== context.main);
  const made = [toMainRelease(context)];
  for (const release of others) {
    if (isTrackRelease(release)) made.push(toTrackRelease(release, context));
    else release.decide("4.3 has one release in a message, beside those of its tracks. Send this one by itself.");
  }
  return list.branch("ReleaseList", made);
};
