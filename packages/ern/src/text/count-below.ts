/** Returns how many of the numbers, which are in ascending order, are below a bound. */
export const countBelow = (sorted: ArrayLike<number>, bound: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
};
