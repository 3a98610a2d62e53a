import { inferTypes } from "./infer-types";

const code = [
  "import { DdexBuilder } from 'ddex-builder';",
  "",
  "const builder = new DdexBuilder();",
  "const xml = await builder.build();",
  "console.log(xml);",
].join("\n");

describe("inferTypes", () => {
  it("returns the types of names as the package declares them, without well-known ones", () => {
    const types = inferTypes(code);
    if (!Array.isArray(types)) throw new Error(types.message);
    expect(types.map(({ start, length, text }) => [code.slice(start, start + length), text])).toEqual([
      ["DdexBuilder", "(alias) class DdexBuilder"],
      ["builder", "const builder: DdexBuilder"],
      ["DdexBuilder", "(alias) new DdexBuilder(): DdexBuilder"],
      ["xml", "const xml: string"],
      ["builder", "const builder: DdexBuilder"],
      ["build", "(method) DdexBuilder.build(data?: any | undefined | null): Promise<string>"],
      ["xml", "const xml: string"],
    ]);
  }, 60_000);

  it("knows packages that samples import although they aren't installed", () => {
    const types = inferTypes("import { DdexParser } from 'ddex-parser';\nnew DdexParser();");
    expect(types).toContainEqual(expect.objectContaining({ text: expect.stringContaining("new DdexParser(") }));
  }, 60_000);

  it("reports compiler errors with their line, and a comment that would not be shown", () => {
    expect(inferTypes(code.replace("builder.build", "builder.make"))).toMatchObject({
      line: 3,
      message: "TypeScript says (TS2339): Property 'make' does not exist on type 'DdexBuilder'",
    });
    expect(inferTypes("// @noErrors\nconst a = 1;")).toMatchObject({
      message: expect.stringContaining("a twoslash directive"),
    });
  });
});
