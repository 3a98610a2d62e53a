import type { ErnDeal, ErnRelease, ErnReleaseItem, ErnValue } from "../model-types";
import { orNone } from "./none";

type Maybe = ErnValue | null | undefined;

const one = (...values: Maybe[]): ErnValue[] => {
  const value = values.find(Boolean);
  return orNone(value ? [value] : []);
};

/** Values without later duplicates. */
export const distinct = (values: readonly Maybe[]): ErnValue[] => {
  const seen = new Map<string, ErnValue>();
  for (const value of values) if (value && !seen.has(value.value)) seen.set(value.value, value);
  return orNone([...seen.values()]);
};

export const toDealCells = (deals: readonly ErnDeal[]) => ({
  territory: distinct(deals.flatMap(({ territories }) => territories)),
  commercialModel: distinct(deals.flatMap(({ commercialModels }) => commercialModels)),
  useType: distinct(deals.flatMap(({ useTypes }) => useTypes)),
  dealStart: distinct(deals.flatMap(({ starts }) => starts)),
  dealEnd: distinct(deals.flatMap(({ ends }) => ends)),
});

export const toReleaseCells = (release: ErnRelease) => ({
  releaseReference: one(release.reference),
  icpn: one(release.icpn),
  grid: one(release.grid),
  releaseType: distinct(release.types),
  releaseTitle: one(release.title),
  releaseArtist: one(release.artistName),
  label: distinct(release.labels.map(({ name, party }) => name ?? party)),
  releaseDate: one(
    ...["ReleaseDate", "OriginalReleaseDate"].map((name) => release.dates.find((date) => date.name.endsWith(name))),
  ),
  releasePLine: one(release.pLines[0]?.text),
  releaseCLine: one(release.cLines[0]?.text),
});

export const toTrackCells = (item: ErnReleaseItem, track: ErnRelease | undefined) => {
  const resource = item.resource.target;
  const titled = resource?.titles.find(({ type, subtitle }) => type === "DisplayTitle" && subtitle);
  return {
    group: item.groups,
    sequence: one(item.sequence),
    resourceReference: one(item.resource),
    resourceType: one(resource?.types[0]),
    isrc: one(resource?.isrc),
    title: one(resource?.title, track?.title),
    subtitle: one(titled?.subtitle),
    artist: one(resource?.artistName),
    duration: one(resource?.duration),
    genre: distinct([...(resource?.genres ?? []), ...(track?.genres ?? [])]),
    parentalWarning: distinct(resource?.parentalWarnings ?? []),
    pLine: one(resource?.pLines[0]?.text),
    trackReleaseReference: one(track?.reference),
    trackReleaseId: distinct(track?.ids ?? []),
  };
};
