import { startTransition, useEffect, useMemo, useState } from "react";

/** As many rows as are drawn at a time without a reader noticing. */
const STEP = 100;

/** The first of many things, and more of them each time that those are drawn. */
export const useGrowing = <Thing>(all: readonly Thing[]): readonly Thing[] => {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < all.length) startTransition(() => setCount(count + STEP));
  }, [count, all.length]);
  return useMemo(() => all.slice(0, count), [all, count]);
};
