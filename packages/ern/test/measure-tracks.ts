import { devNull } from "node:os";

import { runErn } from "../cli/run-ern";

/** Prints the peak memory of the process after it listed the tracks of each file, one after the other. */
const measure = async (files: readonly string[]): Promise<void> => {
  for (const file of files) {
    await runErn(["tracks", file, "--output", devNull]);
    process.stdout.write(`${process.resourceUsage().maxRSS}\n`);
  }
};

void measure(process.argv.slice(2));
