import { readFileSync } from "node:fs";
import path from "node:path";

/** A message that only tests need. */
export const readFixture = (name: string): string => readFileSync(path.join(__dirname, "../samples", name), "utf8");
