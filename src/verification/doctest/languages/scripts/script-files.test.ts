import { builderDiagnostic, isExecuted } from "./script-files";

describe("builderDiagnostic", () => {
  it("reports in one line why the builder cannot run, and where it runs", () => {
    const diagnostic = builderDiagnostic(() => {
      throw new Error("Cannot find module 'ddex-builder-win32-x64-msvc'");
    });
    expect(diagnostic).toContain(`no binary for ${process.platform} ${process.arch}: what executes it is skipped`);
    expect(diagnostic).not.toContain("\n");
  });

  it("prevents a script from running if its package doesn't run here", () => {
    const code = "import { DdexBuilder } from 'ddex-builder';";
    const program = { parts: [], language: "ts", code };
    expect(isExecuted(program, [], true, ["ddex-builder"])).toBe(false);
    expect(isExecuted(program, [], true, ["ddex-parser"])).toBe(true);
  });

  it("returns nothing if the builder runs", () => {
    expect(builderDiagnostic(() => ({}))).toBeUndefined();
  });
});
