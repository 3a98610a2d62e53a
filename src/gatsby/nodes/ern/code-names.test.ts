import { nameOfCode } from "./code-names";

describe("nameOfCode", () => {
  it.each([
    ["AllTerritoryCode", "DE", "Germany"],
    ["CurrentTerritoryCode", "XK", "Kosovo"],
    ["AllTerritoryCode", "276", "Germany"],
    ["AllTerritoryCode", "8", "Albania"],
    ["languageCode", "de", "German"],
    ["languageCode", "deu", "German"],
    ["CurrencyCode", "EUR", "Euro"],
  ])("of %s %s is %s", (set, code, name) => {
    expect(nameOfCode(set, code)).toBe(name);
  });

  it("is unknown for codes that aren't of a country, language or currency", () => {
    expect(nameOfCode("UseType", "DE")).toBeUndefined();
    expect(["Worldwide", "ES-CN", "DDDE", "2100"].map((code) => nameOfCode("AllTerritoryCode", code))).toEqual(
      Array(4).fill(undefined),
    );
    expect(["qaa-qtz", "sem"].map((code) => nameOfCode("languageCode", code))).toEqual([undefined, undefined]);
  });

  it("is unknown for a language whose code is replaced by one that may mean another", () => {
    expect(["mo", "tl", "bih"].map((code) => nameOfCode("languageCode", code))).toEqual(Array(3).fill(undefined));
  });
});
