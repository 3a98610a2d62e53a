import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const collectGarbage = (): void => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
};

/** The number of heap bytes in use, once nothing more is freed of what earlier tests held. */
const usedHeap = async (earlier = Infinity): Promise<number> => {
  collectGarbage();
  await setImmediate();
  const used = process.memoryUsage().heapUsed;
  return used < earlier - 1e5 ? usedHeap(used) : used;
};

const kept: unknown[] = [];

const keep = async (make: (run: number) => unknown, run: number): Promise<void> => {
  kept[0] = await make(run);
};

/**
 * Returns the number of heap bytes that a result holds; to compare with that of another result in the same process.
 * Makes the result twice, because what the function loads isn't part of it, and again while something else is freed
 * meanwhile; if it also caches, it needs other data in each run.
 */
export const heldBy = async (make: (run: number) => unknown): Promise<number> => {
  await keep(make, 0);
  for (let run = 1; ; run += 1) {
    kept.length = 0;
    const before = await usedHeap();
    await keep(make, run);
    const held = (await usedHeap()) - before;
    kept.length = 0;
    if ((await usedHeap()) > before - 1e6) return held;
  }
};
