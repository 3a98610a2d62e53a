import { builderDiagnostic } from "./builder-diagnostic";
import { isExecuted } from "./script-files";

describe("builderDiagnostic", () => {
  it("says in one line why the builder cannot run, and where it does", () => {
    const diagnostic = builderDiagnostic(() => {
      throw new Error("Cannot find module 'ddex-builder-win32-x64-msvc'");
    });
    expect(diagnostic).toContain(`no binary for ${process.platform} ${process.arch}: what executes it is skipped`);
    expect(diagnostic).not.toContain("\n");
  });

  it("a script whose package does not run here is not executed", () => {
    const code = "import { DdexBuilder } from 'ddex-builder';";
    const program = { parts: [], language: "ts", code };
    expect(isExecuted(program, [], true, ["ddex-builder"])).toBe(false);
    expect(isExecuted(program, [], true, ["ddex-parser"])).toBe(true);
  });

  it("says nothing where it can", () => {
    expect(builderDiagnostic(() => ({}))).toBeUndefined();
  });
});
