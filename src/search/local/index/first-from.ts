/** The first of so many places, in order, before which something is no more; their count where it always is. */
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
