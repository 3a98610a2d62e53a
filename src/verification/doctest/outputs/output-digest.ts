import { createHash } from "node:crypto";

import { filesNamedBy } from "../languages/scripts/script-files";
import type { Sample } from "../samples/sample";
import { toProgram } from "../samples/to-programs";
import type { Printing } from "./printing";

/** Number of hex digits of a digest in an output's fence. */
const DIGITS = 8;

/** Seals a recorded output: changes with the output, the code up to it, and the page's files that this code names. */
export const outputDigest = (output: Sample, part: Sample, { checked, page }: Printing): string => {
  const program = checked?.program ?? toProgram([part]);
  const parts = program.parts.slice(0, program.parts.indexOf(part) + 1).map(({ code }) => code);
  const files = filesNamedBy(program, page).map(({ code }) => code);
  const text = JSON.stringify([parts, files, output.code.trimEnd()]);
  return createHash("sha256").update(text).digest("hex").slice(0, DIGITS);
};
