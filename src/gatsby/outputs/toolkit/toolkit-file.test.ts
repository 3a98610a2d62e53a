import Ajv from "ajv/dist/2020";

import { site } from "../../../config/site";
import { currentToolkit } from "../../locations/current-toolkit";
import { toSymbolCards, toToolkitFile, toToolkitSchema } from "./output";

const validate = new Ajv({ allErrors: true, formats: { uri: /^https:\/\/\S+$/ } }).compile(toToolkitSchema());
const { symbols } = currentToolkit();
const file = JSON.parse(JSON.stringify(toToolkitFile(symbols))) as ReturnType<typeof toToolkitFile>;

describe("toolkit.json", () => {
  it("matches its schema and has every symbol", () => {
    expect(validate(file)).toBe(true);
    expect(file.symbols.map(({ id }) => id)).toEqual(symbols.map(({ id }) => id));
    expect(file.symbols.length).toBeGreaterThan(500);
  });

  it.each([
    ["an unknown status", { status: "fine" }],
    ["a missing behaviour", { note: undefined }],
    ["an extra key", { line: 3 }],
    ["a path instead of a URL", { url: "/docs/api/" }],
  ])("is rejected by the schema with %s", (_fault, change) => {
    const [first, ...rest] = file.symbols;
    expect(validate(JSON.parse(JSON.stringify({ ...file, symbols: [{ ...first, ...change }, ...rest] })))).toBe(false);
  });

  it("shows where each symbol is documented, defined and checked", () => {
    const { url, source, check, known } = file.symbols.find(
      ({ id }) => id === "ddex-builder.typescript.DdexBuilder.build",
    )!;
    expect(url).toMatch(`${site.url}/docs/api/`);
    expect(source).toMatch(/^https:\/\/github\.com\/.*\.rs#L\d+/);
    expect(check).toMatch(/^src\/verification\/symbols\/.*\.ts$/);
    expect(known).toBe("observed");
  });
});

describe("toSymbolCards", () => {
  it("has the signature, the status and the sentence of each symbol of a language", () => {
    const cards = toSymbolCards(symbols, "typescript");
    expect(Object.keys(cards)).toEqual(symbols.filter(({ language }) => language === "typescript").map(({ id }) => id));
    expect(cards["ddex-builder.typescript.DdexBuilder.reset"]).toMatch(/^reset\(\): void\nworks: \S.*\.$/);
  });
});
