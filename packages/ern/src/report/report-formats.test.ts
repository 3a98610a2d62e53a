import Ajv from "ajv/dist/2020";

import { checkDocument } from "../check/check-ern";
import { fixDiagnostics } from "../edit/fix-diagnostics";
import { parseErn } from "../xml/parse-ern";
import type { CheckedFile } from "./checked-file";
import { formatReport } from "./format-report";
import { reportSchema } from "./json-report";
import { limitProblems } from "./limit-problems";
import { toUri } from "./to-uri";
import { withLocations } from "./with-locations";

const document = parseErn(
  '<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43"><ResourceList><SoundRecording><Duration>2:58</Duration></SoundRecording></ResourceList></ern:NewReleaseMessage>',
);
const [duration] = fixDiagnostics(
  document,
  checkDocument(document).filter(({ code }) => code === "duration"),
);
const hostile = {
  severity: "profile",
  line: 2,
  column: 3,
  message: "100 %\r\n::error::x",
  remedy: "",
  code: "x",
} as const;
const failed = { name: "a.xsd", result: "Not checked: no schema, 50 %.", isFailed: true, count: 0, problems: [] };
const checked: CheckedFile[] = [
  {
    file: "out box/a,b:c.xml",
    checks: withLocations(
      [
        { name: "built-in checks", result: "2 problems.", isFailed: false, count: 3, problems: [duration!, hostile] },
        failed,
      ],
      document,
    ),
  },
  {
    file: "good.xml",
    checks: [{ name: "built-in checks", result: "Nothing.", isFailed: false, count: 0, problems: [] }],
  },
];

describe("formatReport as SARIF", () => {
  const log = JSON.parse(formatReport(checked, "sarif")) as {
    version: string;
    runs: { tool: { driver: { rules: object[] } }; results: Record<string, unknown>[]; invocations: object[] }[];
  };
  const [run] = log.runs;

  it("has a result for each problem, at its line and element", () => {
    expect(log.version).toBe("2.1.0");
    expect(run!.tool.driver.rules).toEqual([{ id: "duration" }, { id: "x" }]);
    expect(run!.results[0]).toEqual({
      ruleId: "duration",
      ruleIndex: 0,
      level: "error",
      message: { text: "“2:58” is not an ISO 8601 duration. Write it as PT2M58S." },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "out%20box/a%2Cb%3Ac.xml" },
            region: { startLine: duration!.line, startColumn: duration!.column },
          },
          logicalLocations: [{ fullyQualifiedName: expect.stringMatching(/Duration\[1\]$/), kind: "element" }],
        },
      ],
    });
    expect(run!.results.slice(1)).toMatchObject([{ ruleId: "x", ruleIndex: 1, level: "warning" }]);
  });

  it("says which check could not be made, so that the file does not look faultless", () => {
    expect(run!.invocations).toMatchObject([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [{ level: "error", message: { text: failed.result } }],
      },
    ]);
  });

  it.each([
    ["a b/ü.xml", "a%20b/%C3%BC.xml"],
    ["a\\b.xml", "a/b.xml"],
    ["/tmp/a#b.xml", "file:///tmp/a%23b.xml"],
    ["C:\\out\\a.xml", "file:///C:/out/a.xml"],
    ["c:d.xml", "c%3Ad.xml"],
    ["a\uD800.xml", "a%EF%BF%BD.xml"],
  ])("writes the path %j as the URI %s", (file, uri) => {
    expect(toUri(file)).toBe(uri);
  });
});

describe("formatReport as GitHub annotations", () => {
  it("writes one command a line for each problem, and escapes what would end or start a command", () => {
    const lines = formatReport(checked, "github").split("\n");
    const place = "file=out box/a%2Cb%3Ac.xml";
    expect(lines).toEqual([
      `::error ${place},line=1,col=${duration!.column}::“2:58” is not an ISO 8601 duration. Write it as PT2M58S.`,
      `::warning ${place},line=2,col=3::100 %25%0D%0A::error::x`,
      `::error ${place}::Not checked: no schema, 50 %25.`,
      "",
    ]);
  });
});

describe("formatReport as JSON", () => {
  it("is what its schema describes, with the fixes to choose from", () => {
    const report: unknown = JSON.parse(formatReport(checked, "json"));
    const validate = new Ajv().compile(reportSchema);
    expect([validate(report), validate.errors]).toEqual([true, null]);
    expect(validate({ version: "2", files: [] })).toBe(false);
    expect(report).toMatchObject({
      version: "1",
      files: [
        {
          checks: [
            { count: 3, problems: [{ fixes: [{ label: "Write PT2M58S", isCertain: false }] }, { fixes: [] }] },
            { isFailed: true },
          ],
        },
        {},
      ],
    });
  });

  it("has no property that its schema does not name", () => {
    const strict = JSON.parse(
      JSON.stringify(reportSchema).replaceAll('"type":"object"', '"type":"object","additionalProperties":false'),
    ) as object;
    expect(new Ajv().validate(strict, JSON.parse(formatReport(checked, "json")))).toBe(true);
  });
});

describe("formatReport as text", () => {
  it("says how many problems are listed if those are not all", () => {
    expect(formatReport(limitProblems(checked, 1), "text")).toMatch(
      /^out box\/a,b:c\.xml:1:\d+: error: .*\[duration\]\nout box\/a,b:c\.xml: 2 problems\. The first 1 are listed\.\n/,
    );
    expect(limitProblems(checked, 1)[0]!.checks[0]!.count).toBe(3);
  });

  it("paints severities, lists fixes and leaves out files without a problem on request", () => {
    const paint = (severity: string, text: string) => `<${severity}>${text}</>`;
    const text = formatReport(checked, "text", { paint, isQuiet: true, withFixes: true });
    expect(text).toContain(": <error>error</>: “2:58”");
    expect(text).toContain(`\n    --choose "1:${duration!.column}=Write PT2M58S"\n`);
    expect(text).not.toContain("good.xml");
    expect(text).toContain(failed.result);
  });

  it("prints no character that a terminal obeys", () => {
    const problem = { ...hostile, message: "\u001B[2J\u009B2J" };
    const check = { name: "", result: "", isFailed: false, count: 1, problems: [problem] };
    expect(formatReport([{ file: "\u001B]0;x.xml", checks: [check] }], "text")).not.toMatch(/\p{Cc}(?<!\n)/u);
  });
});
