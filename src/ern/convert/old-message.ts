import type { ResourceTypes } from "./resource-links";
import type { SourceElement } from "./source-element";
import { readDetails, type TerritoryDetails } from "./territories";

export const isTrackRelease = (release: SourceElement): boolean =>
  release.all("ReleaseType").some(({ text }) => text === "TrackRelease");

/** The main release: the one marked as such, otherwise the first that isn't a track's. */
export const findMain = (releases: readonly SourceElement[]): SourceElement | undefined =>
  releases.find((release) => release.attribute("IsMainRelease") === "true") ??
  releases.find((release) => !isTrackRelease(release)) ??
  releases[0];

export const readTypes = (list: SourceElement | undefined): ResourceTypes =>
  new Map(
    (list?.children() ?? []).map((resource) => [
      resource.one("ResourceReference")?.text ?? "",
      { name: resource.name, type: resource.one(`${resource.name}Type`)?.text ?? "" },
    ]),
  );

export const readWorks = (root: SourceElement): Map<string, readonly SourceElement[]> => {
  const works = root.one("WorkList")?.all("MusicalWork") ?? [];
  return new Map(works.map((work) => [work.one("MusicalWorkReference")?.text ?? "", work.all("MusicalWorkId")]));
};

/** What the resources of a message say, to detect whether a track's release adds anything. */
export const readMeanings = (list: SourceElement | undefined): ReadonlySet<string> => {
  const meanings = new Set<string>();
  const visit = (source: SourceElement): void => {
    meanings.add(source.meaning());
    source.children().forEach(visit);
  };
  list?.children().forEach(visit);
  return meanings;
};

/** The details of single-track releases, by the reference of their recording. */
export const readTracks = (releases: readonly SourceElement[]): Map<string, readonly TerritoryDetails[]> =>
  new Map(
    [...releases].reverse().map((release) => {
      const reference = release.one("ReleaseResourceReferenceList")?.one("ReleaseResourceReference")?.text ?? "";
      return [reference, readDetails(release, "ReleaseDetailsByTerritory")];
    }),
  );
