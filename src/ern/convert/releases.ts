import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import { toArtists } from "./artists";
import { toAvRatings, toTexts, toWarnings } from "./lines-and-ratings";
import type { NewMessage } from "./new-message";
import {
  toCompany,
  toDates,
  toGenres,
  toLabels,
  toLines,
  toRelated,
  toReleaseId,
  type ReleaseContext,
} from "./release-parts";
import type { SourceElement } from "./source-element";
import { onceForAll, readDetails, settleDetails } from "./territories";
import { toTitles } from "./titles";
import { takeValue } from "./values";

const LANGUAGE = "LanguageAndScriptCode";

/** The reference of a release, which 4.3 requires. */
const toReference = (release: SourceElement, fallback: string, { ledger }: NewMessage): ElementData =>
  release.one("ReleaseReference")?.leaf() ??
  ledger.add(leaf("ReleaseReference", fallback), "4.3 asks for a reference of each release.");

/** The main release. */
export const toMainRelease = (release: SourceElement, context: ReleaseContext): ElementData => {
  const { message, groups } = context;
  const details = readDetails(release, "ReleaseDetailsByTerritory");
  const types = [...release.all("ReleaseType"), ...details.flatMap(({ source }) => source.all("ReleaseType"))];
  const parts = [
    toReference(release, "R0", message),
    types.map((type) => toType(type)),
    toReleaseId(release, context),
    toTitles(release, details, message),
    toArtists(details, message),
    toLabels(details, message),
    onceForAll(details, "AdministratingRecordCompany", (company) => toCompany(company, message)),
    toLines(release, details, "PLine"),
    toLines(release, details, "CLine"),
    release.all("Duration").map((duration) => duration.leaf()),
    toGenres(details, message),
    toDates(release, details, "ReleaseDate"),
    toDates(release, details, "OriginalReleaseDate"),
    context.visibilities.map((reference) => leaf("ReleaseVisibilityReference", reference)),
    toWarnings(details, message, true),
    toAvRatings(details),
    onceForAll(details, "RelatedRelease", (related) => toRelated(related, message)),
    onceForAll(details, "IsMultiArtistCompilation", (flag) => flag.leaf()),
    groups.toGroup(release, details[0]?.source.all("ResourceGroup") ?? []),
    toTexts(details, "Keywords"),
    toTexts(details, "Synopsis"),
    toTexts(details, "MarketingComment"),
  ];
  const target = branch("Release", parts, release.keptAttributes(LANGUAGE));
  settleDetails(details, target);
  release.composite(target, { keep: LANGUAGE });
  if (release.attribute("IsMainRelease") !== undefined) settleMain(release, target);
  return target;
};

const settleMain = (release: SourceElement, target: ElementData): void =>
  release.ledger.attribute(release.node, "IsMainRelease", {
    outcome: "changed",
    target,
    why: "4.3 has one Release; others are TrackReleases.",
  });

const toType = (type: SourceElement): ElementData => {
  if (type.text !== "TrackRelease") return takeValue(type);
  const why = "4.3 has no such type for a Release: it is one of a single resource.";
  return type.leaf("ReleaseType", { text: "SingleResourceRelease", why });
};

/** A single-track release. Anything its recording already says is left to the recording. */
export const toTrackRelease = (release: SourceElement, context: ReleaseContext): ElementData => {
  const { message, isSaidByResource, main } = context;
  const details = readDetails(release, "ReleaseDetailsByTerritory");
  const mainDetails = main.all("ReleaseDetailsByTerritory").map((source) => ({ source, scopes: [] }));
  const list = release.one("ReleaseResourceReferenceList");
  const [first, ...others] = list?.all("ReleaseResourceReference") ?? [];
  for (const other of others)
    other.decide("4.3 has one resource for a TrackRelease. Link the others, or leave them out.");
  const reference = first?.leaf("ReleaseResourceReference");
  if (first?.attribute("ReleaseResourceType") !== undefined) {
    first.ledger.attribute(first.node, "ReleaseResourceType", {
      outcome: "dropped",
      why: "A TrackRelease has one resource.",
    });
  }
  const parts = [
    toReference(release, `R${release.node}`, message),
    toReleaseId(release, context),
    toTitles(release, details, message),
    reference,
    toLabels(details, message, mainDetails),
    toGenres(details, message, mainDetails),
    toTexts(details, "Keywords"),
    toTexts(details, "Synopsis"),
    toTexts(details, "MarketingComment"),
  ];
  const target = branch("TrackRelease", parts);
  const why = "A TrackRelease of 4.3 leaves it to its recording, which says the same.";
  for (const part of [...release.children(), ...details.flatMap(({ source }) => source.children())]) {
    if (part.name === "ReleaseType") part.said(target, "4.3 has an element of this name.");
    else if (part.name === "ReleaseResourceReferenceList" && reference)
      part.composite(reference, { why: "4.3 has one resource for it." });
    else if (!part.isSettled() && isSaidByResource(part)) part.drop(why);
  }
  settleDetails(details, target);
  return release.composite(target, { why: "4.3 has TrackRelease for the releases of tracks." });
};
