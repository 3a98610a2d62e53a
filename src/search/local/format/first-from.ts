/** Binary search: the first index for which `isBefore` is false, or `count` if there is none. */
export const firstFrom = (count: number, isBefore: (place: number) => boolean): number => {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
};
