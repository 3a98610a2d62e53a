import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const collectGarbage = (): void => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
};

/** Bytes of the heap that are held now. */
export const heldMemory = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};
