import { tokenize } from "./tokenize";

const terms = (text: string): string[][] => tokenize(text).map((token) => token.terms);

describe("tokenize", () => {
  it.each([
    ["Build a message.", [["build"], ["a"], ["message"]]],
    ["DdexBuilder", [["ddexbuilder", "ddex", "builder"]]],
    ["ddex-builder", [["ddexbuilder", "ddex", "builder"]]],
    ["apply_preset", [["applypreset", "apply", "preset"]]],
    ["applyPreset", [["applypreset", "apply", "preset"]]],
    ["DDEXParser", [["ddexparser", "ddex", "parser"]]],
    ["toXML()", [["toxml", "to", "xml"]]],
    ["@ddex-suite/parser", [["ddexsuite", "ddex", "suite"], ["parser"]]],
    ["Builder::build", [["builder"], ["build"]]],
    ["c14n", [["c14n"]]],
    ["sha256", [["sha256", "sha", "256"]]],
    ["ERN 4.3", [["ern"], ["43"]]],
    ["v4.3.2 and 0.4.5", [["432"], ["and"], ["045"]]],
    ["ern43", [["ern43", "ern", "43"]]],
    ["C# and C++", [["c#"], ["and"], ["c++"]]],
    ["page#part", [["page"], ["part"]]],
    ["i = c", [["i"], ["c"]]],
    ["what's", [["what"]]],
    ["It doesn’t", [["it"], ["doesnt"]]],
    ["DDEXParser's", [["ddexparser", "ddex", "parser"]]],
    ["b'bytes' 'quoted'", [["b"], ["bytes"], ["quoted"]]],
    ["Beyoncé", [["beyonce"]]],
    ["ÆON Straße", [["æon"], ["straße"]]],
    ["", []],
    ["— … !", []],
  ])("%s", (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it("splits scripts without spaces into words, also next to other scripts", () => {
    const found = tokenize("ERN日本語の検索です OK");
    expect(found.map(({ start, end }) => "ERN日本語の検索です OK".slice(start, end))).toEqual([
      "ERN",
      "日本語",
      "の",
      "検索",
      "です",
      "OK",
    ]);
  });

  it("returns the position of each word", () => {
    const text = "The applyPreset, v0.4.5!";
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(["The", "applyPreset", "v0.4.5"]);
  });
});
