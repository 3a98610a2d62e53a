import { readdirSync, readFileSync } from "node:fs";

import { listElements, toReleaseJsonSchema } from "@ddex-suite/ern";

import { describeText } from "../../gatsby/nodes/ern/describe-text";
import { readExamples, smallestExample } from "../../gatsby/nodes/ern/examples";
import { toCodeFacts } from "../../playground/code/code-facts";
import { toolkitCode } from "../../playground/code/toolkit-code";
import { identifierDiagnostics } from "./identifier-diagnostics";

const find = (text: string): string[] => identifierDiagnostics("page.mdx", text);

it.each([
  ["a DPID", "PADPIDA0000000001O, PADPIDA0000000002M"],
  ["the start of any DPID", "It begins with `PADPIDA`."],
  ["a GRid with and without hyphens", "A12425GABC1234002M A1-2425G-ABC1234002-M"],
  ["an ISRC", 'isrc: \'ZZEX12500001\', "isrc": "ZZEX12500001" <ISRC>ZZEX12500001</ISRC> isrc: `ZZ${year}`'],
  ["text between two strings", "console.log('without an ISRC:', found, /<ISRC>.*/);"],
  ["ICPNs of 8, 12, 13 and 14 digits", "<ICPN>96385074</ICPN> 036000291452 2000000000015 00036000291452"],
  ["an ISNI and an ISWC", "<ISNI>0000000000000001</ISNI> isni: '0000000121032683' T-034.524.680-1"],
  ["what the builder makes from a release's id", "<GRid>R1</GRid>"],
  ["a marked identifier", "{/* wrong on purpose: 2000000000051, not a UPC */}\nupc: 'not a UPC', 2000000000051"],
  ["an identifier in a sample that is wrong", '```ts wrong="The digit."\nupc = "2000000000051"\n```'],
  ["an identifier in the cause of an error", "  cause:\n    code: 2000000000051\n  fix: 2000000000015"],
])("accepts %s", (_what, text) => {
  expect(find(text)).toEqual([]);
});

it.each([
  ["the check character of a DPID", "x\nPADPIDA0000000001A", /^page\.mdx:2 .+ should be O\.$/],
  ["the length of a DPID", "PADPIDA000000001O", /is not a DPID/],
  ["the check character of a GRid", "<GRid>A1EXAMPLE000000001</GRid>", /should be Z/],
  ["the form of an ISRC", "isrc: 'ZZEX1250001'", /is not an ISRC/],
  ["the check digit of an ICPN", "2000000000051", /should be 3/],
  ["the check character of an ISNI", "<ISNI>0000000000000002</ISNI>", /should be 1/],
  ["the form of an ISNI", "isni: '1234'", /is not an ISNI/],
  ["the check digit of an ISWC", "<ISWC>T0345246802</ISWC>", /should be 1/],
  ["the check digit of an ISWC in text", "It's T-034.524.680-2.", /should be 1/],
  ["the length of an ICPN", 'upc="2000000000"', /has 10 digits, which no EAN or UPC has/],
  ["a mark on a valid identifier", "{/* wrong on purpose: 2000000000015 */} 2000000000015", /Unmark it/],
])("reports %s", (_what, text, diagnostic) => {
  expect(find(text)).toEqual([expect.stringMatching(diagnostic)]);
});

it("finds that all identifiers in the content and in sample messages are valid or marked", () => {
  const files = ["content", "src/playground/samples"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // The tables of ERN are names and types; two messages have mistakes for the playground's checks to find.
      .filter(
        (name) => /\.(mdx|xml|yaml|json)$/.test(name) && !/^(?:ern\/|43-(?:broken|five-mistakes)\.xml$)/.test(name),
      )
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => identifierDiagnostics(file, readFileSync(file, "utf8")))).toEqual([]);
});

it("finds that all identifiers in the examples of generated pages and programs are valid", () => {
  const examples = readExamples();
  const elements = listElements().map(({ name, places }): [string, string] => {
    const xml = examples.get(name)?.xml ?? smallestExample(name, places[0]!);
    const words = places.flatMap(({ text, attributes }) =>
      [...(text ? [text] : []), ...attributes.map(({ value }) => value)].map((value) => describeText(value).words),
    );
    return [name, [xml, ...words].join("\n")];
  });
  const programs = toolkitCode.map(({ file, write }): [string, string] => [file, write(toCodeFacts(null, ""))]);
  const texts = [...elements, ...programs, ["release.schema.json", JSON.stringify(toReleaseJsonSchema())] as const];
  expect(texts.filter(([, text]) => text.includes("PADPIDA")).length).toBeGreaterThan(5);
  expect(texts.flatMap(([name, text]) => identifierDiagnostics(name, text))).toEqual([]);
});
