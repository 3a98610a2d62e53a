import { readFileSync } from "node:fs";
import path from "node:path";

// The published schema is JSON Schema draft 4, and one of its patterns is not for the flag u.
import published from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json";
import Ajv from "ajv";
import addFormats from "ajv-formats";

import { formatReport } from "../src";
import { startCommands } from "../test/start-commands";
import { temporaryFolder } from "../test/temporary-folder";

const schema = { ...published, id: undefined, $schema: undefined };
const validate = addFormats(new Ajv({ strict: false, unicodeRegExp: false, allErrors: true })).compile(schema);
const errorsOf = (log: unknown) => (validate(log) ? [] : validate.errors);

const schemas = path.resolve("packages/ern/test/schemas");
const sample = (name: string): string => readFileSync(`src/playground/samples/${name}`, "utf8");

const folder = temporaryFolder({
  "broken.xml": sample("43-broken.xml"),
  "good.xml": sample("43-album.xml"),
  "old.xml": sample("382-album.xml"),
  "message.xml": readFileSync(path.join(schemas, "message.xml"), "utf8").replace("<MessageId>", "<Wrong/><MessageId>"),
  "cut.xml": sample("43-album.xml").slice(0, 2000),
  "empty.xml": "",
  "batch/message.xml": sample("43-album.xml"),
  "out box/100 % [new] #1 ü?.xml": sample("43-broken.xml"),
  "C:\\out box\\a.xml": sample("43-broken.xml"),
  "rules.sch": `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern>
    <rule context="/*"><assert test="false()">Never.</assert></rule></pattern></schema>`,
});

interface Log {
  runs: {
    results: { ruleId: string; locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[];
    invocations: { toolExecutionNotifications: unknown[] }[];
  }[];
}

const commands = startCommands(folder);
afterAll(commands.stop);

const run = async (...args: string[]): Promise<Log> =>
  JSON.parse((await commands.run(...args, "--format", "sarif")).out) as Log;
const kindsOf = ({ runs }: Log) => new Set(runs[0]!.results.map(({ ruleId }) => ruleId));
const urisOf = ({ runs }: Log) =>
  new Set(runs[0]!.results.map(({ locations }) => locations[0]!.physicalLocation.artifactLocation.uri));

describe("SARIF that ern writes", () => {
  it.each<[what: string, args: string[], kinds: string[]]>([
    ["no problem", ["check", "good.xml"], []],
    ["problems of the built-in checks and the profile", ["check", "broken.xml", "--hints"], ["duration", "profile"]],
    ["problems of a schema", ["check", "message.xml", "--schema", schemas], ["xsd-not-expected"]],
    ["problems of rules", ["check", "good.xml", "--rules", "rules.sch"], ["rules"]],
    ["what isn't well-formed", ["check", "cut.xml", "empty.xml"], ["malformed"]],
    ["several files", ["check", "broken.xml", "good.xml", "old.xml", "--max-problems", "3"], ["duration"]],
    ["what is left after fixes", ["fix", "broken.xml", "--output", "fixed"], ["duration"]],
    ["a delivery", ["batch", "batch"], ["file-missing"]],
  ])("is valid by its schema: %s", async (_, args, kinds) => {
    const log = await run(...args);
    expect(errorsOf(log)).toEqual([]);
    expect([...kindsOf(log)]).toEqual(expect.arrayContaining(kinds));
  });

  it("is valid for a check that can't be made", async () => {
    const log = await run("check", "old.xml", "--schema", schemas);
    expect(errorsOf(log)).toEqual([]);
    expect(log.runs[0]!.invocations[0]!.toolExecutionNotifications).toHaveLength(1);
  });

  it("is valid for names with spaces, other characters and the separators of Windows", async () => {
    const log = await run("check", "out box", "C:\\out box\\a.xml");
    expect(errorsOf(log)).toEqual([]);
    expect(urisOf(log)).toEqual(
      new Set(["out%20box/100%20%25%20%5Bnew%5D%20%231%20%C3%BC%3F.xml", "file:///C:/out%20box/a.xml"]),
    );
  });

  it.each<[what: string, change: (log: string) => string]>([
    ["a level that SARIF doesn't know", (log) => log.replace('"level": "error"', '"level": "profile"')],
    ["a line 0", (log) => log.replace(/"startLine": \d+/, '"startLine": 0')],
    ["a URI with a space", (log) => log.replace(/"uri": "/, '"uri": "a b')],
    ["no driver", (log) => log.replace('"driver"', '"extension"')],
    ["another version", (log) => log.replace('"2.1.0"', '"2.0.0"')],
  ])("would not be valid with %s", (_, change) => {
    const problem = { severity: "error", line: 1, column: 1, message: "m", remedy: "", code: "x" } as const;
    const check = { name: "", result: "", isFailed: false, count: 1, problems: [problem] };
    const log = formatReport([{ file: "a.xml", checks: [check] }], "sarif");
    expect(errorsOf(JSON.parse(log))).toEqual([]);
    expect(errorsOf(JSON.parse(change(log)))).not.toEqual([]);
  });
});
