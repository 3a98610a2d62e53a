import type { Program } from "../../samples/sample";
import { moduleDiagnostic } from "./module-diagnostic";

const program = (title: string, code: string): Program => ({ title, code, language: "ts", parts: [] });
const diagnosticOf = (title: string, code: string, ...page: Program[]) =>
  moduleDiagnostic({ program: program(title, code), page });

const CODE = "const build = async () => await 1;\nconsole.log(await build());\n";

describe("moduleDiagnostic", () => {
  it("reports the `await` in a file that isn't a module", () => {
    expect(diagnosticOf("build.ts", CODE)).toMatchObject({ line: 1, remedy: expect.stringContaining("build.mts") });
    expect(diagnosticOf("read.ts", "for await (const part of parts) use(part);")).toMatchObject({ line: 0 });
  });

  it.each([
    ["a module according to its name", "build.mts", CODE],
    ["a file with `await` only in functions", "build.ts", "const build = async () => await 1;\nvoid build();\n"],
  ])("reports nothing for %s", (_what, title, code) => {
    expect(diagnosticOf(title, code)).toBeUndefined();
  });

  it("reports nothing if the page makes its files modules", () => {
    expect(diagnosticOf("build.ts", CODE, program("package.json", '{ "type": "module" }'))).toBeUndefined();
  });
});
