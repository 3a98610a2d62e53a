import type { ErnDeal, ErnMessage, ErnRelease, ErnReleaseItem, ErnResourceKind, ErnTrackRow } from "../model-types";
import { toDealCells, toReleaseCells, TrackRow } from "./track-row";

/** Resources that accompany a release rather than being a track of it. */
const COMPANIONS: readonly ErnResourceKind[] = ["Image", "Text", "SheetMusic", "Software"];

const tracksOf = ({ items }: ErnRelease): ErnReleaseItem[] => {
  const tracks = items.filter(({ resource }) => !resource.target || !COMPANIONS.includes(resource.target.kind));
  return tracks.length > 0 ? tracks : items;
};

/** One row per track of each release; single-track releases only if there is no other release. */
export const listTracks = (message: ErnMessage): ErnTrackRow[] => {
  const whole = message.releases.filter(({ kind }) => kind === "Release");
  const trackReleases = new Map<string, ErnRelease>();
  for (const release of message.releases) {
    const [item] = release.items;
    if (release.kind === "TrackRelease" && item) trackReleases.set(item.resource.value, release);
  }
  const deals = new Map<ErnRelease | null, ErnDeal[]>();
  for (const releaseDeal of message.releaseDeals) {
    for (const { target } of releaseDeal.releases) {
      const known = deals.get(target);
      if (known) for (const deal of releaseDeal.deals) known.push(deal);
      else deals.set(target, [...releaseDeal.deals]);
    }
  }

  return (whole.length > 0 ? whole : message.releases).flatMap((release) => {
    const releaseDeals = deals.get(release) ?? [];
    const isOfRelease = new Set(releaseDeals);
    const around = {
      release,
      cells: { ...toReleaseCells(release), ...toDealCells(releaseDeals) },
      deals: releaseDeals,
    };
    return tracksOf(release).map((item) => {
      const track = trackReleases.get(item.resource.value);
      const trackDeals = track && track !== release ? (deals.get(track) ?? []) : [];
      const ownDeals = trackDeals.every((deal) => isOfRelease.has(deal)) ? null : trackDeals;
      return new TrackRow(item, track, ownDeals, around);
    });
  });
};
