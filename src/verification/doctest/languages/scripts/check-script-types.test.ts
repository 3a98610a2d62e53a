import ts from "typescript";

import type { Program } from "../../samples/sample";
import { escapeDiagnostics, moduleDiagnostic } from "./check-script-types";

const find = (code: string) => escapeDiagnostics(ts.createSourceFile("a.ts", code, ts.ScriptTarget.ES2022));

describe("findEscapes", () => {
  it.each([
    ["// @ts-nocheck\na();", 0, "@ts-nocheck switches the compiler off"],
    ["a();\n  /* @ts-ignore */ b();", 1, "@ts-ignore switches the compiler off"],
    ["// @ts-expect-error it is not there\na();", 0, "@ts-expect-error switches the compiler off"],
    ["const a = 1;\n(a as any).b();", 1, "any takes code out of the compiler's check"],
    ["const list: any[] = [];", 0, "any takes code out of the compiler's check"],
    ["declare const parser: { parse(): void };", 0, "declare takes code out of the compiler's check"],
  ])("reports %j", (code, line, diagnostic) => {
    expect(find(code)).toEqual([expect.objectContaining({ line, message: diagnostic })]);
  });

  it("ignores the words elsewhere", () => {
    expect(find("// any, to declare\nconst any = 'declare: any';\nconsole.log(any satisfies unknown);")).toEqual([]);
  });
});

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
