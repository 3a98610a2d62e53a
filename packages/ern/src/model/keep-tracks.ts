import type { ErnMessage, ErnParty, ErnRelease, ErnReleaseItem, ErnResource, ErnValue } from "../model-types";
import { createNumberList } from "../text/number-list";
import { createTextList } from "../text/text-list";
import { createTextNumbers } from "../text/text-numbers";
import { createKeptDeals } from "./keep-deals";
import { keeping, pack, unpack } from "./keep-parts";
import { TABLE_FIELDS, type TableItem, type TableMessage, type TableRelease, type TableResource } from "./list-tracks";

type NumberList = ReturnType<typeof createNumberList>;

interface KeptRelease extends TableRelease {
  index: number;
}

type Item = [resource: ErnValue, groups: ErnValue[], sequence: ErnValue | null];

const toItems = (items: readonly ErnReleaseItem[]): Item[] =>
  items.map(({ resource, groups, sequence }) => [resource, groups, sequence]);

/** Items that are listed each time that somebody asks for them. */
class KeptItems implements Iterable<TableItem> {
  constructor(
    private readonly index: number,
    private readonly list: (index: number) => Iterator<TableItem>,
  ) {}

  [Symbol.iterator](): Iterator<TableItem> {
    return this.list(this.index);
  }
}

/** What begins a reference that stands for items that were kept before. */
const BEFORE = "\uE000";

/** Creates what keeps of a message, part by part, only what the table of tracks needs. */
export const createTrackKeeper = () => {
  const keptParties = createTextList();
  const keptResources = keeping<ErnResource, keyof TableResource>(TABLE_FIELDS.resource);
  const keptReleases = keeping<ErnRelease, keyof Omit<TableRelease, "items">>(TABLE_FIELDS.release);
  const keptItems = createTextList();
  const keptDeals = createKeptDeals();
  const references = createTextNumbers();
  /** By the number of a reference: the index of what has it, plus one. */
  const [partyOf, resourceOf] = [createNumberList(), createNumberList()];
  const [releaseOf, trackOf] = [createNumberList(), createNumberList()];
  /** By the index of a release: that of its items. */
  const itemsOf = createNumberList();
  /** The indexes of releases of more than a track. */
  const whole = createNumberList();

  const find = (indexes: NumberList, reference: string): number | undefined => {
    const number = references.get(reference);
    return number === undefined || indexes.get(number) === 0 ? undefined : indexes.get(number) - 1;
  };
  /** Keeps the first of each reference, like `toTargets`. */
  const keepFirst = (indexes: NumberList, reference: ErnValue | null, keep: () => number): void => {
    if (!reference?.value) return;
    const number = references.add(reference.value);
    if (indexes.get(number) === 0) indexes.set(number, keep() + 1);
  };

  const itemsAt = (index: number): Item[] => unpack(keptItems.get(index)) as Item[];
  function* listItems(index: number): Generator<TableItem> {
    for (const item of itemsAt(index)) {
      const [{ value }, groups] = item;
      for (const [resource, , sequence] of value.startsWith(BEFORE) ? itemsAt(Number(value.slice(1))) : [item]) {
        const kept = find(resourceOf, resource.value);
        const target = kept === undefined ? null : keptResources.make(kept, {});
        yield { node: 0, groups, sequence, resource: { ...resource, target } };
      }
    }
  }
  const keepRelease = (release: ErnRelease): void => {
    const index = keptReleases.keep(release);
    itemsOf.add(keptItems.add(pack(toItems(release.items))));
    keepFirst(releaseOf, release.reference, () => index);
    if (release.kind === "Release") whole.add(index);
    const [item] = listItems(itemsOf.get(index));
    if (item && release.kind === "TrackRelease") trackOf.set(references.add(item.resource.value), index + 1);
  };
  const makeRelease = (index: number): KeptRelease =>
    keptReleases.make(index, { index, items: new KeptItems(itemsOf.get(index), listItems) });
  function* listReleases(): Generator<KeptRelease> {
    const isAll = whole.length() === 0;
    const count = isAll ? itemsOf.length() : whole.length();
    for (let index = 0; index < count; index += 1) yield makeRelease(isAll ? index : whole.get(index));
  }

  return {
    parties: {
      get: (reference: string): ErnParty | undefined => {
        const index = find(partyOf, reference);
        return index === undefined ? undefined : (unpack(keptParties.get(index)) as ErnParty);
      },
    },
    /** Keeps the parts that a piece of the message has. */
    keep: (message: ErnMessage): void => {
      for (const party of message.parties) keepFirst(partyOf, party.reference, () => keptParties.add(pack(party)));
      for (const resource of message.resources)
        keepFirst(resourceOf, resource.reference, () => keptResources.keep(resource));
      message.releases.forEach(keepRelease);
      for (const { releases, deals } of message.releaseDeals)
        keptDeals.keep(
          releases.filter(({ value }) => value !== "").map(({ value }) => references.add(value)),
          deals,
        );
    },
    /** Keeps items of a group, and returns a reference that stands for them in an item of their release. */
    keepItems: (items: readonly ErnReleaseItem[]): string => `${BEFORE}${keptItems.add(pack(toItems(items)))}`,
    /** Returns the message, as far as the table needs it. */
    toMessage: (): TableMessage<KeptRelease> => ({
      releases: listReleases(),
      trackOf: (resource) => {
        const index = find(trackOf, resource);
        return index === undefined ? undefined : makeRelease(index);
      },
      dealsOf: ({ index, reference }) =>
        reference && find(releaseOf, reference.value) === index ? keptDeals.list(references.get(reference.value)!) : [],
    }),
  };
};
