import type { ErnMessage, ErnParty, ErnRelease, ErnReleaseItem, ErnResource, ErnValue } from "../model-types";
import { createNumberList } from "../text/number-list";
import { createTextList } from "../text/text-list";
import { createTextNumbers } from "../text/text-numbers";
import { createDealStore } from "./deal-store";
import { TABLE_FIELDS, type TableItem, type TableMessage, type TableRelease, type TableResource } from "./list-tracks";
import { createPartStore, packPart, unpackPart } from "./part-store";

type NumberList = ReturnType<typeof createNumberList>;

interface StoredRelease extends TableRelease {
  index: number;
}

type Item = [resource: ErnValue, groups: ErnValue[], sequence: ErnValue | null];

const toItems = (items: readonly ErnReleaseItem[]): Item[] =>
  items.map(({ resource, groups, sequence }) => [resource, groups, sequence]);

/** Items that are listed each time that somebody asks for them. */
class StoredItems implements Iterable<TableItem> {
  constructor(
    private readonly index: number,
    private readonly list: (index: number) => Iterator<TableItem>,
  ) {}

  [Symbol.iterator](): Iterator<TableItem> {
    return this.list(this.index);
  }
}

/** The beginning of a reference to items that were stored before. */
const BEFORE = "\uE000";

/** Creates a store of what the table of tracks needs of a message, which comes in parts. */
export const createTrackStore = () => {
  const partyTexts = createTextList();
  const resourceStore = createPartStore<ErnResource, keyof TableResource>(TABLE_FIELDS.resource);
  const releaseStore = createPartStore<ErnRelease, keyof Omit<TableRelease, "items">>(TABLE_FIELDS.release);
  const itemTexts = createTextList();
  const dealStore = createDealStore();
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
  /** Adds the first of each reference, like `toTargets`. */
  const addFirst = (indexes: NumberList, reference: ErnValue | null, add: () => number): void => {
    if (!reference?.value) return;
    const number = references.add(reference.value);
    if (indexes.get(number) === 0) indexes.set(number, add() + 1);
  };

  const itemsAt = (index: number): Item[] => unpackPart(itemTexts.get(index)) as Item[];
  function* listItems(itemsIndex: number): Generator<TableItem> {
    for (const item of itemsAt(itemsIndex)) {
      const [{ value }, groups] = item;
      for (const [resource, , sequence] of value.startsWith(BEFORE) ? itemsAt(Number(value.slice(1))) : [item]) {
        const index = find(resourceOf, resource.value);
        const target = index === undefined ? null : resourceStore.make(index, {});
        yield { node: 0, groups, sequence, resource: { ...resource, target } };
      }
    }
  }
  const addRelease = (release: ErnRelease): void => {
    const index = releaseStore.add(release);
    itemsOf.add(itemTexts.add(packPart(toItems(release.items))));
    addFirst(releaseOf, release.reference, () => index);
    if (release.kind === "Release") whole.add(index);
    const [item] = listItems(itemsOf.get(index));
    if (item && release.kind === "TrackRelease") trackOf.set(references.add(item.resource.value), index + 1);
  };
  const makeRelease = (index: number): StoredRelease =>
    releaseStore.make(index, { index, items: new StoredItems(itemsOf.get(index), listItems) });
  function* listReleases(): Generator<StoredRelease> {
    const isAll = whole.length() === 0;
    const count = isAll ? itemsOf.length() : whole.length();
    for (let index = 0; index < count; index += 1) yield makeRelease(isAll ? index : whole.get(index));
  }

  return {
    parties: {
      get: (reference: string): ErnParty | undefined => {
        const index = find(partyOf, reference);
        return index === undefined ? undefined : (unpackPart(partyTexts.get(index)) as ErnParty);
      },
    },
    /** Adds the parts that a piece of the message has. */
    add: (message: ErnMessage): void => {
      for (const party of message.parties) addFirst(partyOf, party.reference, () => partyTexts.add(packPart(party)));
      for (const resource of message.resources)
        addFirst(resourceOf, resource.reference, () => resourceStore.add(resource));
      message.releases.forEach(addRelease);
      for (const { releases, deals } of message.releaseDeals)
        dealStore.add(
          releases.filter(({ value }) => value !== "").map(({ value }) => references.add(value)),
          deals,
        );
    },
    /** Adds items of a group, and returns a reference that stands for them in an item of their release. */
    addItems: (items: readonly ErnReleaseItem[]): string => `${BEFORE}${itemTexts.add(packPart(toItems(items)))}`,
    /** Returns the message, as far as the table needs it. */
    toMessage: (): TableMessage<StoredRelease> => ({
      releases: listReleases(),
      trackOf: (resource) => {
        const index = find(trackOf, resource);
        return index === undefined ? undefined : makeRelease(index);
      },
      dealsOf: ({ index, reference }) =>
        reference && find(releaseOf, reference.value) === index ? dealStore.list(references.get(reference.value)!) : [],
    }),
  };
};
