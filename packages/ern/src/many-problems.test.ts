import { readSample } from "../test/read-sample";
import { checkAdvice } from "./check/check-advice";
import { checkDocument, checkErn } from "./check/check-ern";
import { fixAtOnce } from "./edit/fix-all";
import { fixDiagnostics } from "./edit/fix-diagnostics";
import { formatReport } from "./report/format-report";
import { withLocations } from "./report/with-locations";
import { parseErn } from "./xml/parse-ern";

const single = readSample("43-single.xml");

const many = (count: number, toXml: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => toXml(index)).join("");

const secondsOf = (work: () => void): number => {
  const begin = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
};

/** Checks a message, looks for fixes, and reports where the problems are. */
const report = (source: string): string => {
  const document = parseErn(source);
  const problems = fixDiagnostics(document, checkDocument(document));
  fixAtOnce(problems);
  const advice = (["profile", "hint"] as const).flatMap((kind) => checkAdvice(document, kind).diagnostics);
  const check = { name: "built-in checks", result: "", isFailed: false, count: 0, problems: [...problems, ...advice] };
  return formatReport([{ file: "a.xml", checks: withLocations([check], document) }], "svrl");
};

describe("a message with many problems", () => {
  const item = (index: number) =>
    `<ResourceGroupContentItem><SequenceNumber>1</SequenceNumber><ReleaseResourceReference>A${index + 100}</ReleaseResourceReference></ResourceGroupContentItem>`;

  it.each([
    ["dangling references", "<ResourceGroupContentItem>", item],
    ["unknown elements", "</MessageHeader>", (index: number) => `<Unknown${index % 3}/>`],
    ["elements out of order", "</Release>", () => "<Genre><GenreText>Jazz</GenreText></Genre>"],
    ["territories named twice", "<TerritoryCode>", () => "<TerritoryCode>DE</TerritoryCode>"],
  ])("takes seconds at most, though 20,000 %s are children of one element", (_, before, toXml) => {
    const source = single.replace(before, () => many(20_000, toXml) + before);
    expect(secondsOf(() => report(source))).toBeLessThan(5);
  });
});

describe("a value of 100,000 characters", () => {
  const values = ["A".repeat(100_000), "A ".repeat(50_000), `A${" ".repeat(100_000)}B`, "é“”".repeat(33_000)];
  const places = [
    "GRid",
    "ISRC",
    "ICPN",
    "Duration",
    "TerritoryCode",
    "MessageCreatedDateTime",
    "ReleaseType",
    "UseType",
  ];
  const references = ["ReleaseResourceReference", "ResourceReference", "LabelName"];

  it("is checked in seconds, and all that is printed of it is its beginning", () => {
    const failures: string[] = [];
    for (const place of [...places, ...references])
      for (const value of values) {
        const source = single.replace(new RegExp(`(<${place}[^>]*>)[^<]*`), (_, tag: string) => tag + value);
        const seconds = secondsOf(() => {
          for (const { message, remedy, fixes = [] } of fixDiagnostics(parseErn(source), checkErn(source)))
            for (const printed of [message, remedy, ...fixes.map(({ label }) => label)])
              if (printed.length > 601) failures.push(`${place}: ${printed.slice(0, 200)}`);
        });
        if (seconds > 2) failures.push(`${place}: ${seconds} s for ${value.slice(0, 10)}`);
      }
    expect(failures).toEqual([]);
  });

  it("is shortened in errors of syntax, too", () => {
    const long = "A".repeat(100_000);
    for (const source of [`<a>&${long};</a>`, `<a b=${long}/>`, `<a></${long}>`, `<a b="1" ${long}="2/>`])
      expect(JSON.stringify(checkErn(source)[0]!.message).length).toBeLessThan(300);
  });
});
