/** Items in lists of similar total length; an item longer than the maximum has its own list. */
export const cutToLength = <Item>(
  items: readonly Item[],
  lengthOf: (item: Item) => number,
  maximum: number,
): Item[][] => {
  const lists: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const length = lengthOf(item);
    if (length > room) {
      lists.push([]);
      room = maximum;
    }
    lists.at(-1)!.push(item);
    room -= length;
  }
  return lists;
};
