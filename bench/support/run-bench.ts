import { fail } from "../../src/tools/scripts/tools/fail";
import { stopCommands } from "./builds/time-command";

/** Runs a bench; an error becomes one line and the exit code 1, and an interruption ends its commands too. */
export const runBench = (bench: () => Promise<void>): void => {
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      stopCommands();
      process.exit(1);
    });
  bench().catch((error: Error) => fail(error.message));
};
