import { readFileSync } from "node:fs";

import { symbolsOf } from "../../../../../test/content/symbols-of";
import type { KnownSymbol } from "../../../names/toolkit-names";
import { richerTypes, toolkitStubs } from "./toolkit-stubs";

const symbols = symbolsOf("python");
const stubs = toolkitStubs(symbols);
const shapes = readFileSync("src/verification/doctest/languages/python/stubs/_ddex_shapes.pyi", "utf8");

const keyOf = ({ package: pack, parent, name }: KnownSymbol): string =>
  [pack.replace("-", "_"), parent, name].filter((part) => part !== null).join(".");

const reachable = new Map(
  symbols.filter(({ status }) => status !== "unavailable").map((symbol) => [keyOf(symbol), symbol]),
);

describe("toolkitStubs", () => {
  it("declares what a user can import, and nothing else", () => {
    const unavailable = symbols.filter(({ status }) => status === "unavailable");
    expect(unavailable.length).toBeGreaterThan(0);
    const text = [...stubs.values()].join("\n");
    for (const { name, parent, package: pack } of unavailable) {
      const module = pack.replace("-", "_");
      const declarations = ["__init__", "_internal"].map((file) => stubs.get(`${module}/${file}.pyi`)!).join("\n");
      const home =
        parent === null
          ? declarations
          : (new RegExp(`^class ${parent}:\n(?: .*\n)*`, "m").exec(declarations)?.[0] ?? "");
      expect(home).not.toBe("");
      expect(home).not.toMatch(new RegExp(`\\b(?:class|def) ${name}\\b`));
    }
    for (const { name, kind } of reachable.values())
      if (kind !== "option") expect(text).toMatch(new RegExp(`\\b(?:class|def) ${name.split(".").at(-1)}\\b`));
  });

  it("declares async, defaults, None and passed-on keywords", () => {
    const parser = stubs.get("ddex_parser/__init__.pyi")!;
    expect(parser).toContain("    async def parse_async(self, xml: str | bytes, options: ParseOptions | None = ...)");
    expect(parser).toMatch(/^def parse\(xml: str \| bytes, \*, include_raw_extensions: bool = \.\.\., /m);
    expect(parser).toContain("from ._internal import ParsedERNMessage\n");
    expect(stubs.get("ddex_builder/__init__.pyi")).toMatch(/^class Release:\n {4}release_id: str$/m);
  });

  it.each(Object.entries(richerTypes))("agrees with the entry of %s in its richer types", (key, richer) => {
    const symbol = reachable.get(key)!;
    expect(symbol).toBeDefined();
    for (const [name, type] of Object.entries(richer.params ?? {})) {
      const param = symbol.params.find((candidate) => candidate.name === name)!;
      expect([param.type, type]).toEqual(
        param.type.startsWith("str")
          ? ["str", expect.stringMatching(/^Literal\["/)]
          : [expect.stringMatching(/^dict\b/), expect.stringMatching(/^_shapes\.\w+(?: \| None)?$/)],
      );
      if (param.default !== null && param.default !== "None") expect(type).toContain(`"${param.default}"`);
    }
    if (richer.returns !== undefined)
      expect(richer.returns.replace(/_shapes\.\w+/, "dict").replace(/^Literal\[.*\]$/, "str")).toBe(symbol.returns);
  });

  it("declares the parameters of ValidationRule as fields", () => {
    const fields = richerTypes["ddex_builder.ValidationRule"]!.members!.map((member) => member.split(":")[0]);
    expect(fields).toEqual(reachable.get("ddex_builder.ValidationRule")!.params.map(({ name }) => name));
  });

  /** Keys of a shape. */
  const keysOf = (shape: string): string[] => {
    const body = new RegExp(`^class ${shape}\\(.*\n((?: .*\n)+)`, "m").exec(shapes)![1]!;
    return [...body.matchAll(/^ +(\w+):/gm)].map(([, name]) => name!);
  };

  it.each([
    ["StreamedRelease", "ddex_parser.DDEXParser.stream"],
    ["NativeOptions", "ddex_parser._internal.DDEXParser.parse"],
  ])("gives the shape %s the keys in the note of %s", (shape, key) => {
    const note = (reachable.get(key) as KnownSymbol & { note: string }).note;
    const named = keysOf(shape).filter((name) => new RegExp(`\\b${name}\\b`).test(note));
    // The wrapper passes `streaming` on, but the native parser ignores it.
    expect([...named, ...(shape === "NativeOptions" ? ["streaming"] : [])].sort()).toEqual(keysOf(shape).sort());
    const words = note.match(/\b[a-z]+_[a-z_]+\b/g)!;
    expect(keysOf(shape)).toEqual(expect.arrayContaining(words));
  });

  it("uses each shape", () => {
    const used = Object.values(richerTypes).flatMap(({ params, returns }) => [returns, ...Object.values(params ?? {})]);
    for (const [, shape] of shapes.matchAll(/^class ([A-Z]\w+)/gm))
      expect(used.some((type) => type?.includes(`_shapes.${shape}`))).toBe(true);
  });
});
