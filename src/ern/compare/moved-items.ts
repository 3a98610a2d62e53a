/**
 * Of different numbers in a new order, those that have moved: as few as there can be, so what stands behind something
 * that was put in before it has not. The others are the longest series that grows.
 */
export const movedItems = (order: readonly number[]): Set<number> => {
  /** Of each length, the place of the smallest number that ends a series of that length. */
  const ends: number[] = [];
  const previous: number[] = [];
  order.forEach((value, at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order[ends[middle]!]! < value) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1] ?? -1);
    ends[low] = at;
  });
  const moved = new Set(order);
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]!) moved.delete(order[at]!);
  return moved;
};
