import { fail } from "../../src/tools/scripts/tools/fail";

/** Runs a bench; an error becomes one line and the exit code 1. */
export const runBench = (bench: () => Promise<void>): void => {
  bench().catch((error: Error) => fail(error.message));
};
