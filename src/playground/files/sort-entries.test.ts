import { checkErn } from "@ddex-suite/ern";
import type { ValidationDiagnostic } from "@ddex-suite/ern/validate";

import { fakeVerdict } from "../../test/playground/fake-verdict";
import type { FileEntry } from "./file-entry";
import { cellValue, sortEntries } from "./sort-entries";

const entry = (path: string, tracks?: number): FileEntry => ({
  id: 0,
  path,
  ...(tracks !== undefined && { summary: { version: "", messageId: "", releases: 1, tracks, diagnostics: null } }),
});
const entries = [entry("a10.xml", 3), entry("a2.xml", 20), entry("b.txt"), entry("A1.xml", 1)];
const sorted = (column: "path" | "tracks", isDescending: boolean) =>
  sortEntries(entries, { column, isDescending }).map(({ path }) => path);

describe("sortEntries", () => {
  it("sorts names with numbers naturally, numbers numerically, and unknown values last", () => {
    expect(sorted("path", false)).toEqual(["A1.xml", "a2.xml", "a10.xml", "b.txt"]);
    expect(sorted("tracks", false)).toEqual(["A1.xml", "a10.xml", "a2.xml", "b.txt"]);
    expect(sorted("tracks", true)).toEqual(["a2.xml", "a10.xml", "A1.xml", "b.txt"]);
  });

  it("counts what was found besides the standard in a column of its own, if it was checked", () => {
    const summary = { version: "", messageId: "", releases: 0, tracks: 0, diagnostics: [] };
    const withAdvice = (more: object) =>
      ({
        id: 0,
        path: "a.xml",
        summary: { ...summary, advice: { kind: "profile", diagnostics: [], count: 3, ...more } },
      }) as FileEntry;
    expect(
      (["profile", "hint", "errors", "warnings"] as const).map((column) => cellValue(withAdvice({}), column)),
    ).toEqual([3, undefined, 0, 0]);
    expect(cellValue(withAdvice({ count: 0, unchecked: "not checked" }), "profile")).toBeUndefined();
    expect(cellValue({ id: 0, path: "a.xml", summary }, "profile")).toBeUndefined();
  });

  it("counts unlisted problems too", () => {
    const diagnostics = checkErn(`<a>${"<TerritoryCode>UK</TerritoryCode>".repeat(3_000)}</a>`);
    const summary = { version: "", messageId: "", releases: 0, tracks: 0, diagnostics };
    expect(cellValue({ id: 0, path: "a.xml", summary }, "errors")).toBe(3_001);
    const verdicts = [fakeVerdict({ count: 5, diagnostics: [{ severity: "warning" } as ValidationDiagnostic] })];
    const entry = { id: 0, path: "a.xml", summary, verdicts };
    expect([cellValue(entry, "errors"), cellValue(entry, "warnings")]).toEqual([3_005, 1]);
  });
});
