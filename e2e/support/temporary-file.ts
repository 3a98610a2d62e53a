import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { test } from "@playwright/test";

/** Writes a file into the running test's output folder, and returns its path: a browser reads it in pieces, as a user's. */
export const temporaryFile = (name: string, text: string): string => {
  const file = test.info().outputPath(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};
