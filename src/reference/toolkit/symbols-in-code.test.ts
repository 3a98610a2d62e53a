import { fakeToolkit } from "../../test/content/fake-toolkit";
import { symbolsInCode } from "./symbols-in-code";

const named = (language: string, code: string): string[] =>
  symbolsInCode(code, language, fakeToolkit).map(
    ({ start, length, id }) => `${code.slice(start, start + length)} ${id}`,
  );

const BUILDER = "ddex-builder.typescript.DdexBuilder";

describe("symbolsInCode", () => {
  it("finds what a sample imports from the toolkit, and the methods of what it creates", () => {
    const code =
      "import { DdexBuilder } from 'ddex-builder';\nconst builder = new DdexBuilder();\nawait builder.build();";
    expect(named("typescript", code)).toEqual([
      `DdexBuilder ${BUILDER}`,
      `DdexBuilder ${BUILDER}`,
      `build ${BUILDER}.build`,
    ]);
  });

  it.each([
    ["a name that isn't imported", "typescript", "const builder = new DdexBuilder();"],
    ["a name from another package", "typescript", "import { DdexBuilder } from './own';\nnew DdexBuilder().build();"],
    ["a name of another language", "python", "from ddex_builder import DdexBuilder"],
    ["other code", "python", 'print("DdexBuilder")'],
  ])("leaves %s", (_name, language, code) => {
    expect(named(language, code)).toEqual([]);
  });

  it("leaves a method of something else", () => {
    const code = "import { DdexBuilder } from 'ddex-builder';\nother.build();";
    expect(named("typescript", code)).toEqual([`DdexBuilder ${BUILDER}`]);
  });
});
