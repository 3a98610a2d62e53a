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

const holder: { kept?: unknown } = {};

const keep = async (make: () => unknown): Promise<void> => {
  holder.kept = await make();
};

/** The number of heap bytes that a result holds; to compare with that of another result in the same process. */
export const heldBy = async (make: () => unknown): Promise<number> => {
  // What the function loads or caches isn't part of its result.
  await keep(make);
  holder.kept = undefined;
  const before = await usedHeap();
  await keep(make);
  const held = (await usedHeap()) - before;
  holder.kept = undefined;
  return held;
};
