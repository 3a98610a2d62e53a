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
