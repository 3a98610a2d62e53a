import type { ElementData } from "../xml/write-element";
import { artistsOf, branch, displayArtists, genre, leaf, recordingsOf, rightsLine, titles } from "./data-elements";
import { imagesOf } from "./data-images";
import type { DealData, ReleaseData, TrackData } from "./release-data";

const toRelease = (data: ReleaseData, parties: Map<string, string>): ElementData => {
  const { release } = data;
  const images = imagesOf(data);
  const linkTo = (wanted: number | "release") =>
    images
      .filter(({ of }) => of === wanted)
      .map(({ reference, link }) => leaf("LinkedReleaseResourceReference", reference, { LinkDescription: link }));
  return branch("Release", [
    leaf("ReleaseReference", "R0"),
    leaf("ReleaseType", release.type),
    branch("ReleaseId", [
      release.grid && leaf("GRid", release.grid),
      release.icpn && leaf("ICPN", release.icpn),
      release.catalogNumber && leaf("CatalogNumber", release.catalogNumber, { Namespace: data.message.sender.id }),
    ]),
    titles(release),
    displayArtists(release.artist, artistsOf(data), parties),
    leaf("ReleaseLabelReference", parties.get(release.label)!, { ApplicableTerritoryCode: "Worldwide" }),
    rightsLine("PLine", release.pLine),
    release.cLine && rightsLine("CLine", release.cLine),
    genre(release.genre, release.subgenre),
    release.releaseDate && leaf("ReleaseDate", release.releaseDate, { IsDefault: "true" }),
    release.originalReleaseDate && leaf("OriginalReleaseDate", release.originalReleaseDate, { IsDefault: "true" }),
    leaf("ParentalWarningType", release.parentalWarning),
    branch("ResourceGroup", [
      leaf("SequenceNumber", "1"),
      recordingsOf(data).map((_, at) =>
        branch("ResourceGroupContentItem", [
          leaf("SequenceNumber", String(at + 1)),
          leaf("ReleaseResourceReference", `A${at + 1}`),
          linkTo(at),
        ]),
      ),
      linkTo("release"),
    ]),
  ]);
};

const toTrackRelease = (data: ReleaseData, track: TrackData, at: number, parties: Map<string, string>): ElementData => {
  const { release, message } = data;
  const id = `${release.icpn ?? release.grid ?? release.catalogNumber}_${track.isrc}_R${at + 1}`;
  return branch("TrackRelease", [
    leaf("ReleaseReference", `R${at + 1}`),
    branch("ReleaseId", [leaf("ProprietaryId", id, { Namespace: message.sender.id })]),
    titles(track),
    leaf("ReleaseResourceReference", `A${at + 1}`),
    leaf("ReleaseLabelReference", parties.get(release.label)!, { ApplicableTerritoryCode: "Worldwide" }),
    genre(track.genre ?? release.genre, track.genre ? undefined : release.subgenre),
  ]);
};

/** The list of releases: the release, then its tracks if they are releases too. */
export const toReleaseList = (data: ReleaseData, parties: Map<string, string>): ElementData =>
  branch("ReleaseList", [
    toRelease(data, parties),
    data.release.trackReleases && recordingsOf(data).map((track, at) => toTrackRelease(data, track, at, parties)),
  ]);

const toReleaseDeal = (data: ReleaseData, deal: DealData): ElementData =>
  branch("ReleaseDeal", [
    leaf("DealReleaseReference", "R0"),
    deal.tracks && recordingsOf(data).map((_, at) => leaf("DealReleaseReference", `R${at + 1}`)),
    branch("Deal", [
      branch("DealTerms", [
        deal.territories.map((territory) => leaf("TerritoryCode", territory)),
        branch("ValidityPeriod", [leaf("StartDate", deal.start), deal.end && leaf("EndDate", deal.end)]),
        deal.commercialModels.map((model) => leaf("CommercialModelType", model)),
        deal.useTypes.map((use) => leaf("UseType", use)),
      ]),
    ]),
  ]);

/** The list of deals; undefined if there are no deals. */
export const toDealList = (data: ReleaseData): ElementData | undefined =>
  data.deals.length > 0
    ? branch(
        "DealList",
        data.deals.map((deal) => toReleaseDeal(data, deal)),
      )
    : undefined;
