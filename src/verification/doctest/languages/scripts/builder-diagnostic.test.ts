import { builderProblem } from "./builder-diagnostic";
import { isExecuted } from "./script-files";

describe("builderProblem", () => {
  it("says in one line why the builder cannot run, and where it does", () => {
    const problem = builderProblem(() => {
      throw new Error("Cannot find module 'ddex-builder-win32-x64-msvc'");
    });
    expect(problem).toContain(`no binary for ${process.platform} ${process.arch}: what executes it is skipped`);
    expect(problem).not.toContain("\n");
  });

  it("a script whose package does not run here is not executed", () => {
    const code = "import { DdexBuilder } from 'ddex-builder';";
    const program = { parts: [], language: "ts", code };
    expect(isExecuted(program, [], true, ["ddex-builder"])).toBe(false);
    expect(isExecuted(program, [], true, ["ddex-parser"])).toBe(true);
  });

  it("says nothing where it can", () => {
    expect(builderProblem(() => ({}))).toBeUndefined();
  });
});
