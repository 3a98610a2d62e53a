import { parse } from "../../../mdx/read/parse";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import { fakeToolkit } from "../../../test/content/fake-toolkit";
import { parseSamples } from "../../../verification/doctest/samples/parse-samples";
import { toPrograms } from "../../../verification/doctest/samples/to-programs";
import type { Candidate } from "./uses";
import { rankRelated, toUses } from "./uses";

const PAGE = "/docs/api/a/";
const symbols = ["one", "two", "three"].map((id) => ({ id, url: `${PAGE}#${id}` }));
const candidate = (label: string, called: string[], linked: string[] = []): Candidate => ({
  label,
  path: `/docs/guides/${label}/`,
  called: new Set(called),
  linked: new Set(linked),
});
const ranked = (candidates: Candidate[]): string[] => rankRelated(PAGE, symbols, candidates).map(({ label }) => label);

describe("rankRelated", () => {
  it("ranks pages by how much they use, a link more than a call; others are left out", () => {
    expect(
      ranked([candidate("none", ["four"]), candidate("one", ["one"]), candidate("two", ["two", "three"])]),
    ).toEqual(["two", "one"]);
    expect(
      ranked([candidate("calls", ["one"]), candidate("links", [], [`${PAGE}#one`]), candidate("page", [], [PAGE])]),
    ).toEqual(["page", "links", "calls"]);
  });

  it("counts rare symbols more, and returns at most five pages, ties in reading order", () => {
    expect(
      ranked([candidate("a", ["one"]), candidate("b", ["one"]), candidate("c", ["one"]), candidate("rare", ["two"])]),
    ).toEqual(["rare", "a", "b", "c"]);
    expect(ranked(["f", "a", "e", "b", "d", "c"].map((label) => candidate(label, ["one"])))).toEqual([
      "f",
      "a",
      "e",
      "b",
      "d",
    ]);
  });
});

describe("the uses of symbols", () => {
  const symbol = (language: string, parent: string | null, name: string): PlacedSymbol => ({
    ...fakeToolkit.symbols[0]!,
    id: [language, parent, name].filter(Boolean).join("."),
    package: "ddex-builder",
    language: language as PlacedSymbol["language"],
    parent,
    name,
    url: `/docs/api/${language}/#${name}`,
  });
  const symbols = [
    symbol("typescript", "DdexBuilder", "build"),
    symbol("typescript", "DdexBuilder", "constructor"),
    symbol("typescript", "StreamingDdexBuilder", "build"),
    symbol("python", "DDEXBuilder", "build"),
    symbol("cli", "ddex-builder", "batch"),
  ];
  const uses = (...body: string[]) => {
    const raw = `---\ntitle: A\n---\n\n${body.join("\n")}\n`;
    const page = {
      tree: parse(body.join("\n"), { file: "a.mdx", lineOffset: 4 }),
      programs: toPrograms(parseSamples(raw, "a.mdx")),
      resolveFile: (relative: string) => `/docs/${relative.replace(/^\.\/|\.mdx$/g, "")}/`,
    };
    const { called, linked } = toUses(page, symbols);
    return { called: [...called], linked: [...linked] };
  };
  const program = ["import { DdexBuilder } from 'ddex-builder';", "new DdexBuilder().build();", "```"];

  describe("toUses", () => {
    it("finds the symbols that programs call, with their parents", () => {
      expect(uses("```ts", ...program).called).toEqual([
        "typescript.DdexBuilder.build",
        "typescript.DdexBuilder.constructor",
      ]);
      expect(uses("```js", ...program).called).toHaveLength(2);
      expect(uses("```bash", "ddex-builder batch *.json", "```").called).toEqual(["cli.ddex-builder.batch"]);
    });

    it.each([
      ["another language", ["```python", ...program]],
      ["a program that does not use the package", ["```ts", "new DdexBuilder().build();", "```"]],
      ["code that is not checked", ['```ts unchecked="Nothing can check this."', ...program]],
      ["code that is wrong on purpose", ['```ts wrong="It has a wrong type."', ...program]],
      ["text", ["`DdexBuilder.build` of ddex-builder"]],
    ])("finds none in %s", (_name, body) => {
      expect(uses(...body).called).toEqual([]);
    });

    it("finds the links to pages and to symbols", () => {
      expect(uses('[A](./b.mdx#c) and <SymbolLink id="python.DDEXBuilder.build" />').linked).toEqual([
        "/docs/b/#c",
        "/docs/api/python/#build",
      ]);
    });
  });
});
