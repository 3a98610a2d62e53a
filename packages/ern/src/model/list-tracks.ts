import type {
  ErnDeal,
  ErnMessage,
  ErnRelease,
  ErnReleaseItem,
  ErnResourceKind,
  ErnTrackRow,
  ErnValue,
} from "../model-types";

/** Resources that accompany a release rather than being a track of it. */
const COMPANIONS: readonly ErnResourceKind[] = ["Image", "Text", "SheetMusic", "Software"];

type Maybe = ErnValue | null | undefined;

const firstValue = (...values: Maybe[]): ErnValue[] => values.flatMap((value) => value ?? []).slice(0, 1);

/** Values without later duplicates. */
const distinct = (values: readonly Maybe[]): ErnValue[] => {
  const seen = new Map<string, ErnValue>();
  for (const value of values) if (value && !seen.has(value.value)) seen.set(value.value, value);
  return [...seen.values()];
};

const toDealCells = (deals: readonly ErnDeal[]) => ({
  territory: distinct(deals.flatMap(({ territories }) => territories)),
  commercialModel: distinct(deals.flatMap(({ commercialModels }) => commercialModels)),
  useType: distinct(deals.flatMap(({ useTypes }) => useTypes)),
  dealStart: distinct(deals.flatMap(({ starts }) => starts)),
  dealEnd: distinct(deals.flatMap(({ ends }) => ends)),
});

const toReleaseCells = (release: ErnRelease) => ({
  releaseReference: firstValue(release.reference),
  icpn: firstValue(release.icpn),
  grid: firstValue(release.grid),
  releaseType: distinct(release.types),
  releaseTitle: firstValue(release.title),
  releaseArtist: firstValue(release.artistName),
  label: distinct(release.labels.map(({ name, party }) => name ?? party)),
  releaseDate: firstValue(
    ...["ReleaseDate", "OriginalReleaseDate"].map((name) => release.dates.find((date) => date.name.endsWith(name))),
  ),
  releasePLine: firstValue(release.pLines[0]?.text),
  releaseCLine: firstValue(release.cLines[0]?.text),
});

const toTrackCells = ({ resource: reference, groups, sequence }: ErnReleaseItem, track: ErnRelease | undefined) => {
  const resource = reference.target;
  const titled = resource?.titles.find(({ type, subtitle }) => type === "DisplayTitle" && subtitle);
  return {
    group: groups,
    sequence: firstValue(sequence),
    resourceReference: firstValue(reference),
    resourceType: firstValue(resource?.types[0]),
    isrc: firstValue(resource?.isrc),
    title: firstValue(resource?.title, track?.title),
    subtitle: firstValue(titled?.subtitle),
    artist: firstValue(resource?.artistName),
    duration: firstValue(resource?.duration),
    genre: distinct([...(resource?.genres ?? []), ...(track?.genres ?? [])]),
    parentalWarning: distinct(resource?.parentalWarnings ?? []),
    pLine: firstValue(resource?.pLines[0]?.text),
    trackReleaseReference: firstValue(track?.reference),
    trackReleaseId: distinct(track?.ids ?? []),
  };
};

const tracksOf = ({ items }: ErnRelease): ErnReleaseItem[] => {
  const tracks = items.filter(({ resource }) => !resource.target || !COMPANIONS.includes(resource.target.kind));
  return tracks.length > 0 ? tracks : items;
};

/** Returns one row per track of each release; single-track releases only if there is no other release. */
export const listTracks = ({ releases, releaseDeals }: ErnMessage): ErnTrackRow[] => {
  const whole = releases.filter(({ kind }) => kind === "Release");
  const trackReleases = new Map<string, ErnRelease>();
  for (const release of releases) {
    const [item] = release.items;
    if (release.kind === "TrackRelease" && item) trackReleases.set(item.resource.value, release);
  }
  const dealsOf = new Map<ErnRelease | null, ErnDeal[]>();
  for (const { releases: references, deals } of releaseDeals) {
    for (const { target } of references) {
      const known = dealsOf.get(target) ?? [];
      dealsOf.set(target, known);
      for (const deal of deals) known.push(deal);
    }
  }

  return (whole.length > 0 ? whole : releases).flatMap((release) => {
    const deals = dealsOf.get(release) ?? [];
    const isOfRelease = new Set(deals);
    const common = { ...toReleaseCells(release), ...toDealCells(deals) };
    return tracksOf(release).map((item): ErnTrackRow => {
      const track = trackReleases.get(item.resource.value);
      const trackDeals = track && track !== release ? (dealsOf.get(track) ?? []) : [];
      const hasOwn = trackDeals.some((deal) => !isOfRelease.has(deal));
      return {
        item,
        track,
        release,
        node: item.node,
        // Computed when asked for, because there are as many as tracks.
        get cells() {
          const ownCells = toTrackCells(item, track);
          const cells = { ...common, ...ownCells, ...(hasOwn && toDealCells([...trackDeals, ...deals])) };
          return cells.genre.length > 0 ? cells : { ...cells, genre: distinct(release.genres) };
        },
      };
    });
  });
};
