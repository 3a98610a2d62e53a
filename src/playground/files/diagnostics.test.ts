import { type DiagnosticCode, type ErnDiagnostic, kindOfProblem, type Severity } from "../../ern";
import { filterDiagnostics, toDiagnosticsCsv, toDiagnosticsJson, toDiagnosticsTsv } from "./diagnostics";
import type { FileEntry } from "./file-entry";

const diagnostic = (severity: Severity, code: DiagnosticCode): ErnDiagnostic => ({
  ...{ severity, code, message: `Bad ${code}, indeed.`, remedy: "Fix it." },
  ...{ offset: 9, line: 3, column: 7, from: 9, to: 12 },
});
const entry = (id: number, path: string, diagnostics: ErnDiagnostic[] | null): FileEntry => ({
  id,
  path,
  summary: { version: "ERN 4.3", messageId: "M", releases: 1, tracks: 1, diagnostics },
});
const entries = [
  entry(0, "a/one.xml", [diagnostic("error", "isrc"), diagnostic("warning", "version")]),
  entry(1, "=two.xml", [diagnostic("error", "date")]),
  entry(2, "three.xml", null),
];
const ALL = { text: "", severity: "", kind: "" };
const found = (filter: Partial<typeof ALL>) =>
  filterDiagnostics(entries, { ...ALL, ...filter }).map(({ diagnostic }) => kindOfProblem(diagnostic));

describe("problems of many files", () => {
  it("are filtered by text, severity and type", () => {
    expect(found({})).toEqual(["isrc", "version", "date"]);
    expect(found({ text: "BAD ÏSRC" })).toEqual(["isrc"]);
    expect(found({ severity: "error" })).toEqual(["isrc", "date"]);
    expect(found({ severity: "error", kind: "version" })).toEqual([]);
  });

  it("are written as CSV that no spreadsheet runs, as JSON and for the clipboard", () => {
    const diagnostics = filterDiagnostics(entries, { ...ALL, severity: "error" });
    expect(toDiagnosticsCsv(diagnostics)).toBe(
      "\uFEFFFile,Severity,Code,Line,Column,Problem,Remedy\r\n" +
        'a/one.xml,error,isrc,3,7,"Bad isrc, indeed.",Fix it.\r\n' +
        `'=two.xml,error,date,3,7,"Bad date, indeed.",Fix it.\r\n`,
    );
    expect(JSON.parse(toDiagnosticsJson(diagnostics))[0]).toEqual({
      ...{ file: "a/one.xml", severity: "error", code: "isrc", line: 3, column: 7 },
      ...{ message: "Bad isrc, indeed.", remedy: "Fix it." },
    });
    expect(toDiagnosticsTsv(diagnostics)).toBe(
      "File\tSeverity\tCode\tLine\tColumn\tProblem\tRemedy\n" +
        "a/one.xml\terror\tisrc\t3\t7\tBad isrc, indeed.\tFix it.\n" +
        "'=two.xml\terror\tdate\t3\t7\tBad date, indeed.\tFix it.\n",
    );
    expect(toDiagnosticsTsv(diagnostics.slice(0, 1))).toMatch(/^a\/one\.xml\terror/);
  });
});
