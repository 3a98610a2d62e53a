import ts from "typescript";

import { findEscapes } from "./find-escapes";

const find = (code: string) => findEscapes(ts.createSourceFile("a.ts", code, ts.ScriptTarget.ES2022));

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
