import { readFileSync } from "node:fs";
import path from "node:path";

/** Text of a file of `schemas/`: a small schema that stands in for DDEX's, rules, and a message that is valid. */
export const readSchema = (name: string): string => readFileSync(path.join(__dirname, "../schemas", name), "utf8");
