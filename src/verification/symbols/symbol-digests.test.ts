import { currentSymbols } from "../../reference/toolkit/current-symbols";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { entryDigest } from "./symbol-digests";

const symbol = currentSymbols().find(({ id }) => id === "ddex-builder.typescript.DdexBuilder.build")!;
const digestWith = (changes: object): string => entryDigest({ ...symbol, ...changes } as ToolkitSymbol);

describe("entryDigest", () => {
  it.each([[null], [undefined], [false], [[]]])("stays the same if the entry gets a field that is %j", (empty) => {
    expect(digestWith({ field: empty })).toBe(entryDigest(symbol));
    expect(digestWith({ params: symbol.params.map((param) => ({ ...param, field: empty })) })).toBe(
      entryDigest(symbol),
    );
  });

  it("stays the same if fields are in another order", () =>
    expect(entryDigest(Object.fromEntries(Object.entries(symbol).reverse()) as unknown as ToolkitSymbol)).toBe(
      entryDigest(symbol),
    ));

  it("stays the same if the entry moves, or its proofs", () =>
    expect(digestWith({ line: 1, file: "a.yaml", check: "presets" })).toBe(entryDigest(symbol)));

  it("changes with everything that readers see of the behavior", () => {
    const changes: Partial<ToolkitSymbol> & { field: string } = {
      ...{ kind: "class", name: "make", parent: null, signature: "build()", params: [], returns: null, errors: [] },
      ...{ texts: ["A"], status: "works", note: "Builds.", source: "packages/x.rs:1", field: "new" },
    };
    for (const [name, value] of Object.entries(changes))
      expect([name, digestWith({ [name]: value })]).not.toEqual([name, entryDigest(symbol)]);
    const [data] = symbol.params;
    expect(digestWith({ params: [{ ...data, default: "{}" }] })).not.toBe(entryDigest(symbol));
  });
});
