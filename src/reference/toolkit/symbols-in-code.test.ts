import { fakeToolkit } from "../../test/content/fake-toolkit";
import { parseSymbols } from "./current-symbols";
import { symbolsInCode } from "./symbols-in-code";
import { toToolkit } from "./toolkit";

const named = (language: string, code: string, toolkit = fakeToolkit): string[] =>
  symbolsInCode(code, language, toolkit).map(({ start, length, id }) => `${code.slice(start, start + length)} ${id}`);

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

  it.each([
    ["a struct in a module", "use ddex_core::models::{Deal, Release};", ["Release ddex-core.rust.Release"]],
    ["a struct by its path", "use ddex_core::models::Release;", ["Release ddex-core.rust.Release"]],
    ["no variant of an enum", "use ddex_parser::streaming::Element::{End, Release};", []],
    ["no variant by its path", "use ddex_parser::streaming::Element::Release;", []],
  ])("finds %s in Rust", (_name, code, found) => {
    const yaml =
      "- { id: ddex-core.rust.Release, kind: struct, name: Release, signature: struct Release, status: works, note: A release., evidence: read, source: 'src/lib.rs:1' }";
    const toolkit = toToolkit(parseSymbols(yaml, "content/toolkit/ddex-core/rust.yaml"), (id) => `/#${id}`, "/", []);
    expect(named("rust", code, toolkit)).toEqual(found);
  });
});
