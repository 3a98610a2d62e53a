import { parseErn } from "@ddex-suite/ern";
import type { SchemaFile } from "@ddex-suite/ern/validate";
import { checkRules } from "@ddex-suite/ern/validate/check-rules";

import { formatTable } from "../support/format-table";
import { generateMessage } from "./generate-message";

const NAMES =
  "SoundRecording Release TrackRelease Party DealTerms ReleaseDeal Image ResourceGroupContentItem ReleaseId DisplayTitle";
const TESTS = [
  "*",
  "count(*) > 0",
  "not(@Never)",
  "normalize-space(.) != ''",
  "every $part in * satisfies name($part) != 'Never'",
];

/** The ways in which rules name what they are about, from each name. */
const contextsOf = (name: string): string[] => [name, `//${name}`, `*/${name}`, `${name}[*]`, `/*//${name}`];

/** 50 rules, none of which is broken. */
const fiftyRules = (): string => {
  const all = NAMES.split(" ").flatMap((name) =>
    contextsOf(name).map(
      (context, index) =>
        `<pattern><rule context="${context}"><assert test="${TESTS[index]!.replace(">", "&gt;")}">x</assert></rule></pattern>`,
    ),
  );
  return `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${all.join("")}</schema>`;
};

const KB = 1024;

/** Prints the processor seconds of 50 Schematron rules, parsing included, by the size of the message; over budget fails. */
export const measureRules = async (): Promise<void> => {
  const file = { name: "rules.sch", version: "", content: new Blob([fiftyRules()]) } as SchemaFile;
  const rows: string[][] = [];
  for (const [size, budget] of [
    [9 * KB, 2],
    [126 * KB, 2],
    [5 * KB * KB, 20],
  ] as const) {
    const document = parseErn(generateMessage(size));
    const begin = process.cpuUsage();
    const { state, problem } = await checkRules(document, file);
    if (state !== "passed") throw new Error(problem ?? state);
    const { user, system } = process.cpuUsage(begin);
    const seconds = (user + system) / 1e6;
    if (seconds > budget) process.exitCode = 1;
    rows.push([`${(document.source.length / KB).toFixed(0)} kB`, seconds.toFixed(2), String(budget)]);
  }
  console.log(formatTable([["50 Schematron rules", "processor s", "budget"], ...rows]));
};
