import { startTransition, useEffect, useMemo, useState } from "react";

/** The number of rows that can be drawn at once without a noticeable delay. */
const STEP = 100;

/** The first items of a long list, and more of them each time those have been drawn. */
export const useGrowing = <Thing>(all: readonly Thing[]): readonly Thing[] => {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < all.length) startTransition(() => setCount(count + STEP));
  }, [count, all.length]);
  return useMemo(() => all.slice(0, count), [all, count]);
};
