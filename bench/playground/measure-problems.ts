import { readFileSync } from "node:fs";

import {
  checkAdvice,
  checkDocument,
  fixAll,
  fixAtOnce,
  fixDiagnostics,
  parseErn,
  pathOf,
  withLocations,
} from "@ddex-suite/ern";

import { formatTable } from "../support/format-table";

const MESSAGE = readFileSync("src/playground/samples/43-single.xml", "utf8");

/** How many times as long ten times as many problems may take. */
const MOST_TIMES = 12;
const COUNTS = [1_000, 10_000, 100_000];

const repeatXml = (count: number, toXml: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => toXml(index)).join("\n");

const insertBefore = (anchor: string, count: number, toXml: (index: number) => string): string =>
  MESSAGE.replace(anchor, () => repeatXml(count, toXml) + anchor);

/** Messages with a number of problems of a kind, most of them among the children of one element. */
const KINDS: Readonly<Record<string, (count: number) => string>> = {
  "dangling references": (count) =>
    insertBefore(
      "<ResourceGroupContentItem>",
      count,
      (index) =>
        `<ResourceGroupContentItem><SequenceNumber>${index}</SequenceNumber><ReleaseResourceReference>A${index + 100}</ReleaseResourceReference></ResourceGroupContentItem>`,
    ),
  "unknown elements": (count) =>
    insertBefore("</MessageHeader>", count, (index) => `<Unknown${index % 3}>x</Unknown${index % 3}>`),
  "elements out of order": (count) =>
    insertBefore("</Release>", count, (index) => `<Genre><GenreText>Jazz ${index}</GenreText></Genre>`),
  "missing elements": (count) => insertBefore("</PartyList>", count, () => "<Party/>"),
  "unknown values": (count) => insertBefore("<UseType>", count, (index) => `<UseType>Streem${index}</UseType>`),
  "unknown attributes": (count) =>
    insertBefore(
      "</PartyList>",
      count,
      (index) => `<Party Colour="red"><PartyReference>P${index + 10}</PartyReference></Party>`,
    ),
  "doubled references": (count) =>
    insertBefore("</PartyList>", count, () => "<Party><PartyReference>P1</PartyReference></Party>"),
  "a second prefix": (count) =>
    insertBefore(
      "</PartyList>",
      count,
      (index) => `<ern:Party><ern:PartyReference>P${index + 10}</ern:PartyReference></ern:Party>`,
    ),
  "territories named twice": (count) =>
    insertBefore("<TerritoryCode>", count, () => "<TerritoryCode>DE</TerritoryCode>"),
  "values of 200 characters": (count) => insertBefore("</ReleaseId>", count, () => `<GRid>${"A ".repeat(100)}</GRid>`),
};

/** Everything that the playground and the command line do with a message's problems, in processor seconds. */
const secondsFor = (source: string): number => {
  const document = parseErn(source);
  const begin = process.cpuUsage();
  const problems = fixDiagnostics(document, checkDocument(document));
  const advice = (["profile", "hint"] as const).map((kind) => checkAdvice(document, kind));
  fixAtOnce(problems);
  fixAll(problems);
  const check = { name: "", result: "", isFailed: false, count: problems.length, problems };
  withLocations([check, ...advice.map(({ diagnostics }) => ({ ...check, problems: diagnostics }))], document);
  for (const { node } of problems) if (node !== undefined) pathOf(document, node);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
};

/** Below this, times are those of the machine. */
const LEAST_SECONDS = 0.05;

/** Prints the processor seconds of many problems of a kind; more than `MOST_TIMES` for ten times as many fails. */
export const measureProblems = (): void => {
  const rows = Object.entries(KINDS).map(([kind, toMessage]) => {
    secondsFor(toMessage(100));
    const seconds = COUNTS.map((count) => secondsFor(toMessage(count)));
    const times = seconds.slice(1).map((duration, index) => duration / Math.max(seconds[index]!, LEAST_SECONDS));
    if (times.some((ratio) => ratio > MOST_TIMES)) process.exitCode = 1;
    return [kind, ...seconds.map((duration) => duration.toFixed(2)), ...times.map((ratio) => `${ratio.toFixed(1)}×`)];
  });
  const headings = [
    "problems, processor s",
    ...COUNTS.map((count) => count.toLocaleString("en")),
    "times",
    `≤ ${MOST_TIMES}`,
  ];
  console.log(formatTable([headings, ...rows]));
};
