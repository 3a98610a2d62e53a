/**
 * Returns the smallest set of numbers that moved in a new order, so items after an insertion haven't moved. The others
 * are the longest increasing subsequence.
 */
export const movedItems = (order: readonly number[]): Set<number> => {
  /** For each length, the index of the smallest number that ends a subsequence of that length. */
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
