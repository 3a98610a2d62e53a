import { readFileSync } from "node:fs";

import { checkErn as check, countDiagnostics, decodeErn, type ErnDiagnostic, ErnError, LIMITS } from "@ddex-suite/ern";
import { z } from "zod";

import { tool } from "./tool";

const MOST = 100;

const sourceOf = (file: string): string => {
  if (!/\.xml$/i.test(file)) throw new Error(`${file} is no .xml file.`);
  try {
    return decodeErn(readFileSync(file)).source;
  } catch (error) {
    throw error instanceof ErnError ? new Error(`${file}: ${error.message} ${error.remedy}`) : error;
  }
};

const diagnosticLine = ({ severity, line, column, message, remedy }: ErnDiagnostic): string =>
  `- ${severity}, line ${line}, column ${column}: ${message} ${remedy}`;

export const checkErnTool = tool({
  name: "check_ern",
  title: "Check an ERN message",
  description:
    "Checks an ERN message as the playground does: well-formedness, references, identifiers, dates, durations, territories, the order of the main elements. It isn't an XML Schema validation. Give the text, or the path of a file on this machine.",
  input: {
    xml: z.string().max(LIMITS.sourceLength).optional(),
    file: z.string().max(4096).optional().describe("Path of an .xml file"),
  },
  answer: ({ xml, file }) => {
    if ((xml === undefined) === (file === undefined)) throw new Error("Give either xml or file.");
    const diagnostics = check(xml ?? sourceOf(file!));
    if (diagnostics.length === 0) return "The checks found no problems.";
    const { error, warning } = countDiagnostics(diagnostics);
    const count = error + warning;
    const more = count > MOST ? `\nand ${count - MOST} more.` : "";
    return `${count} found:\n${diagnostics.slice(0, MOST).map(diagnosticLine).join("\n")}${more}`;
  },
});
