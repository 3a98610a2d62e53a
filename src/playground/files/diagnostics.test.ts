import { type DiagnosticCode, type ErnDiagnostic, formatReport, kindOfProblem, type Severity } from "@ddex-suite/ern";

import { fakeVerdict } from "../../test/playground/fake-verdict";
import { filterDiagnostics, toDiagnosticsTsv, toFileReports } from "./diagnostics";
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

  it("are written for the clipboard, with headings if there are several", () => {
    const diagnostics = filterDiagnostics(entries, { ...ALL, severity: "error" });
    expect(toDiagnosticsTsv(diagnostics)).toBe(
      "File\tSeverity\tCode\tLine\tColumn\tProblem\tRemedy\n" +
        "a/one.xml\terror\tisrc\t3\t7\tBad isrc, indeed.\tFix it.\n" +
        "'=two.xml\terror\tdate\t3\t7\tBad date, indeed.\tFix it.\n",
    );
    expect(toDiagnosticsTsv(diagnostics.slice(0, 1))).toMatch(/^a\/one\.xml\terror/);
  });

  it("are reported by file and check, as on the command line, with what wasn't checked", () => {
    const advice = { kind: "profile" as const, diagnostics: [diagnostic("profile", "profile")], count: 1 };
    const verdicts = [fakeVerdict({ source: "rules", name: "a.sch", version: "", count: 1, state: "diagnostics" })];
    const [first, two, three] = entries;
    const unread = { id: 3, path: "notes.txt", problem: "No XML file." };
    const all = [{ ...first!, summary: { ...first!.summary!, advice }, verdicts }, two!, three!, unread];
    const reports = toFileReports(all, ALL);
    expect(reports.map(({ file, checks }) => [file, ...checks.map(({ name, count }) => `${name} ${count}`)])).toEqual([
      ["a/one.xml", "built-in checks 2", "release profile 1", "a.sch 1"],
      ["=two.xml", "built-in checks 1"],
      ["three.xml", "built-in checks 0"],
      ["notes.txt", "built-in checks 0"],
    ]);
    expect(reports.map(({ checks }) => checks[0]!.isFailed)).toEqual([false, false, true, true]);
    expect(reports.slice(2).map(({ checks }) => checks[0]!.result)).toEqual(["Not checked.", "No XML file."]);
    expect(formatReport(reports, "csv")).toBe(
      "\uFEFFFile,Check,Severity,Code,Line,Column,Problem,Remedy\r\n" +
        'a/one.xml,built-in checks,error,isrc,3,7,"Bad isrc, indeed.",Fix it.\r\n' +
        'a/one.xml,built-in checks,warning,version,3,7,"Bad version, indeed.",Fix it.\r\n' +
        'a/one.xml,release profile,profile,profile,3,7,"Bad profile, indeed.",Fix it.\r\n' +
        `'=two.xml,built-in checks,error,date,3,7,"Bad date, indeed.",Fix it.\r\n`,
    );
    const filtered = toFileReports(all, { ...ALL, severity: "profile" });
    expect(filtered.flatMap(({ checks }) => checks.map(({ name, count }) => `${name} ${count}`))).toEqual([
      ...["built-in checks 0", "release profile 1", "a.sch 1"],
      ...["built-in checks 0", "built-in checks 0", "built-in checks 0"],
    ]);
  });
});
