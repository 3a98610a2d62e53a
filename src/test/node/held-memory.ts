import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const collectGarbage = (): void => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
};

/** The number of heap bytes in use. */
export const heldMemory = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};
