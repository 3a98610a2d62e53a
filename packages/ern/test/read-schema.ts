import { readFileSync } from "node:fs";
import path from "node:path";

/** Reads a file of `schemas/`: a small schema used instead of DDEX's, rules, and a valid message. */
export const readSchema = (name: string): string => readFileSync(path.join(__dirname, "schemas", name), "utf8");
