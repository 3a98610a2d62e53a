/** Groups items by key, in the order of the keys' first appearance. */
export const groupBy = <Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Groups dated items by the UTC year of their ISO time, in the order of the years' first appearance. */
export const groupByYear = <Item extends { date: string }>(items: readonly Item[]) =>
  groupBy(items, ({ date }) => String(new Date(date).getUTCFullYear()));

/** Groups labelled items by the upper-case first letter of their label, all in alphabetical order. */
export const groupByLetter = <Item extends { label: string }>(items: readonly Item[]) =>
  [...groupBy(items, ({ label }) => (label[0] ?? "").toUpperCase())]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, members]) => ({ letter, items: members.sort((a, b) => a.label.localeCompare(b.label)) }));

/** Splits items into pages of at most `perPage`; without items, one empty page. */
export const paginate = <Item>(items: readonly Item[], perPage: number): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / perPage)) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );

/** Returns the title of page `n` of a list, from 1; the first page has the list's title. */
export const listPageTitle = (title: string, n: number): string => (n === 1 ? title : `${title} – page ${n}`);
