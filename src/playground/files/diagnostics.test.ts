import type { ErnIssue, IssueCode, Severity } from "../../ern/types";
import type { FileEntry } from "./file-entry";
import { filterFindings, toFindingsCsv, toFindingsJson, toFindingsTsv } from "./diagnostics";

const issue = (severity: Severity, code: IssueCode): ErnIssue => ({
  ...{ severity, code, message: `Bad ${code}, indeed.`, remedy: "Mend it." },
  ...{ offset: 9, line: 3, column: 7, from: 9, to: 12 },
});
const entry = (id: number, path: string, issues: ErnIssue[] | null): FileEntry => ({
  id,
  path,
  summary: { version: "ERN 4.3", messageId: "M", releases: 1, tracks: 1, issues },
});
const entries = [
  entry(0, "a/one.xml", [issue("error", "isrc"), issue("warning", "version")]),
  entry(1, "=two.xml", [issue("error", "date")]),
  entry(2, "three.xml", null),
];
const ALL = { text: "", severity: "", kind: "" };
const found = (filter: Partial<typeof ALL>) =>
  filterFindings(entries, { ...ALL, ...filter }).map(({ issue: { code } }) => code);

describe("the findings of many files", () => {
  it("finds by text, severity and kind", () => {
    expect(found({})).toEqual(["isrc", "version", "date"]);
    expect(found({ text: "BAD ÏSRC" })).toEqual(["isrc"]);
    expect(found({ severity: "error" })).toEqual(["isrc", "date"]);
    expect(found({ severity: "error", kind: "version" })).toEqual([]);
  });

  it("writes them as CSV that no spreadsheet runs, as JSON and for the clipboard", () => {
    const findings = filterFindings(entries, { ...ALL, severity: "error" });
    expect(toFindingsCsv(findings)).toBe(
      "\uFEFFFile,Severity,Code,Line,Column,Finding,Remedy\r\n" +
        'a/one.xml,error,isrc,3,7,"Bad isrc, indeed.",Mend it.\r\n' +
        `'=two.xml,error,date,3,7,"Bad date, indeed.",Mend it.\r\n`,
    );
    expect(JSON.parse(toFindingsJson(findings))[0]).toEqual({
      ...{ file: "a/one.xml", severity: "error", code: "isrc", line: 3, column: 7 },
      ...{ message: "Bad isrc, indeed.", remedy: "Mend it." },
    });
    expect(toFindingsTsv(findings)).toBe(
      "File\tSeverity\tCode\tLine\tColumn\tFinding\tRemedy\n" +
        "a/one.xml\terror\tisrc\t3\t7\tBad isrc, indeed.\tMend it.\n" +
        "'=two.xml\terror\tdate\t3\t7\tBad date, indeed.\tMend it.\n",
    );
    expect(toFindingsTsv(findings.slice(0, 1))).toMatch(/^a\/one\.xml\terror/);
  });
});
