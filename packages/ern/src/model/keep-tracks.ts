import type { ErnDeal, ErnMessage, ErnParty, ErnRelease, ErnReleaseItem, ErnResource, ErnValue } from "../model-types";
import { remembered } from "../remembered";
import { createTextList } from "../text/text-list";
import {
  TABLE_FIELDS,
  type TableDeal,
  type TableItem,
  type TableMessage,
  type TableRelease,
  type TableResource,
} from "./list-tracks";

const isValue = (part: unknown): part is ErnValue & { name?: string } =>
  typeof part === "object" && part !== null && "from" in part;

/** Returns a part as a text, which keeps none of its document: of a value, only its text and its name. */
const pack = (part: unknown): string =>
  JSON.stringify(part, (key, value: unknown) => {
    if (key === "node") return 0;
    return isValue(value) ? { v: value.value, name: value.name } : value;
  });

const unpack = (packed: string): unknown =>
  JSON.parse(packed, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || !("v" in part)) return part;
    const { v, ...rest } = part;
    return { value: v, node: 0, from: 0, to: 0, ...rest };
  });

/** A copy of a text; a piece of a longer one would keep all of that in memory. */
const detached = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/** Returns functions that keep fields of parts, and make objects that read them when they are asked for. */
const keeping = <Part extends object, Field extends keyof Part>(fields: readonly Field[], texts = createTextList()) => {
  let last = { index: -1, values: [] as unknown[] };
  const prototype = {};
  for (const [position, field] of fields.entries())
    Object.defineProperty(prototype, field, {
      get(this: { index: number }) {
        const { index } = this;
        if (last.index !== index) last = { index, values: unpack(texts.get(index)) as unknown[] };
        return last.values[position];
      },
    });
  return {
    keep: (part: Part): number => texts.add(pack(fields.map((field) => part[field]))),
    make: <More extends object>(index: number, more: More): Pick<Part, Field> & More =>
      Object.assign(Object.create(prototype) as Pick<Part, Field>, { index, ...more }),
  };
};

/** Texts of which few are different. */
const createDistinctTexts = () => {
  const texts: string[] = [];
  const add = remembered((text: string) => texts.push(text) - 1);
  return { add, get: (index: number): string => texts[index]! };
};

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
  const keptResources = keeping<ErnResource, keyof TableResource>(TABLE_FIELDS.resource);
  const keptReleases = keeping<ErnRelease, keyof Omit<TableRelease, "items">>(TABLE_FIELDS.release);
  const keptDeals = keeping<ErnDeal, keyof TableDeal>(TABLE_FIELDS.deal, createDistinctTexts());
  const keptItems = createTextList();

  const parties = new Map<string | undefined, ErnParty>();
  const resources = new Map<string, number>();
  const releases: TableRelease[] = [];
  const releaseDeals: { references: string[]; deals: TableDeal[] }[] = [];

  /** Keeps the first of each reference, like `toTargets`. */
  const keepTarget = <Kept>(
    known: Map<string | undefined, Kept>,
    reference: ErnValue | null,
    keep: () => Kept,
  ): void => {
    if (reference?.value && !known.has(reference.value)) known.set(detached(reference.value), keep());
  };

  const itemsAt = (index: number): Item[] => unpack(keptItems.get(index)) as Item[];
  function* listItems(index: number): Generator<TableItem> {
    for (const item of itemsAt(index)) {
      const [{ value }, groups] = item;
      for (const [resource, , sequence] of value.startsWith(BEFORE) ? itemsAt(Number(value.slice(1))) : [item]) {
        const kept = resources.get(resource.value);
        const target = kept === undefined ? null : keptResources.make(kept, {});
        yield { node: 0, groups, sequence, resource: { ...resource, target } };
      }
    }
  }
  const keepRelease = (release: ErnRelease): void => {
    const index = keptItems.add(pack(toItems(release.items)));
    releases.push(keptReleases.make(keptReleases.keep(release), { items: new KeptItems(index, listItems) }));
  };
  function* listReleaseDeals() {
    const wanted = new Map<string, TableRelease | null>();
    for (const { references } of releaseDeals) for (const reference of references) wanted.set(reference, null);
    for (const release of releases) {
      const { reference } = release;
      if (reference && wanted.get(reference.value) === null) wanted.set(reference.value, release);
    }
    for (const { references, deals } of releaseDeals)
      yield { releases: references.map((reference) => ({ target: wanted.get(reference) ?? null })), deals };
  }

  return {
    parties,
    /** Keeps the parts that a piece of the message has. */
    keep: (message: ErnMessage): void => {
      for (const party of message.parties) keepTarget(parties, party.reference, () => unpack(pack(party)) as ErnParty);
      for (const resource of message.resources)
        keepTarget(resources, resource.reference, () => keptResources.keep(resource));
      message.releases.forEach(keepRelease);
      for (const { releases: references, deals } of message.releaseDeals)
        releaseDeals.push({
          references: references.map(({ value }) => detached(value)),
          deals: deals.map((deal) => keptDeals.make(keptDeals.keep(deal), {})),
        });
    },
    /** Keeps items of a group, and returns a reference that stands for them in an item of their release. */
    keepItems: (items: readonly ErnReleaseItem[]): string => `${BEFORE}${keptItems.add(pack(toItems(items)))}`,
    /** Returns the message, as far as the table needs it. */
    toMessage: (): TableMessage<TableRelease> => ({ releases, releaseDeals: listReleaseDeals() }),
  };
};
