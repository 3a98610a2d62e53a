import { readFileSync } from "node:fs";
import path from "node:path";

/** Reads one of the playground's samples, or a message next to them that only tests need. */
export const readSample = (name: string): string =>
  readFileSync(path.join(__dirname, "../../../src/playground/samples", name), "utf8");

/** Returns a message whose periods have days, which ERN 4.3 deprecates, in place of times. */
export const withDays = (message: string): string =>
  message.replace(/<(Start|End)DateTime>([\d-]{10})T[^<]*<\/\1DateTime>/g, "<$1Date>$2</$1Date>");
