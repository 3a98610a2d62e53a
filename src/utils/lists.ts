export interface YearGroup<Item> {
  year: string;
  items: Item[];
}

/** Groups dated items by the UTC year of their ISO time, in the order of the years' first appearance. */
export const groupByYear = <Item extends { date: string }>(items: readonly Item[]): YearGroup<Item>[] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const year = String(new Date(item.date).getUTCFullYear());
    groups.set(year, [...(groups.get(year) ?? []), item]);
  }
  return [...groups].map(([year, members]) => ({ year, items: members }));
};

/** Splits items into pages of at most `perPage`; without items, one empty page. */
export const paginate = <Item>(items: readonly Item[], perPage: number): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / perPage)) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );

/** Title of page `n` of a list, from 1; the first page has the list's title. */
export const listPageTitle = (title: string, n: number): string => (n === 1 ? title : `${title} – page ${n}`);
