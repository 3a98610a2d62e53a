export interface LetterGroup<Item> {
  letter: string;
  items: Item[];
}

/** Groups labelled items by the upper-case first letter of their label, all in alphabetical order. */
export const groupByLetter = <Item extends { label: string }>(items: readonly Item[]): LetterGroup<Item>[] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const letter = (item.label[0] ?? "").toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, members]) => ({ letter, items: members.sort((a, b) => a.label.localeCompare(b.label)) }));
};
