import { writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { symbolsOf } from "../../../../test/content/symbols-of";
import type { KnownSymbol } from "../../names/toolkit-names";
import { compileStubs } from "./compile-stubs";
import { strict } from "./rust-checker";
import { findRustc, runRustc } from "./rustc";

const rustc = findRustc();

(rustc ? describe : describe.skip)("the stubs of content/toolkit", () => {
  const symbols = symbolsOf("rust");
  const told = async (code: string, known: readonly KnownSymbol[] = symbols): Promise<string[]> => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, "main.rs"), code);
    const options = ["--crate-type=lib", "--emit=metadata", ...strict, ...(await compileStubs(rustc!, known))];
    return (await runRustc(rustc!, folder, [...options, "main.rs"])).map(({ message }) => message);
  };

  /** An import for each symbol that has a path. */
  const imports = (known: readonly KnownSymbol[]): string =>
    known
      .filter(({ kind }) => ["class", "struct", "enum", "function"].includes(kind))
      .map((symbol) => [symbol.package.replace("-", "_"), symbol.parent, symbol.name].filter(Boolean).join("::"))
      .map((name, index) => `pub use ${name} as item${index};`)
      .join("\n");

  it("contain everything that can be reached, and nothing else", async () => {
    const [reached, unreached] = [false, true].map((unavailable) =>
      symbols.filter(({ status }) => (status === "unavailable") === unavailable),
    );
    expect(await told(imports(reached!))).toEqual([]);
    expect(imports(unreached!)).not.toBe("");
    expect(await told(imports(unreached!))).toHaveLength(imports(unreached!).split("\n").length);
  });

  it("have a trait's methods if the trait is imported", async () => {
    const code = "use ddex_core::models::streaming_types::*;\npub fn f(b: ReleaseBuilder) { drop(b.to_core()); }";
    expect(await told(code)).toEqual([]);
    expect(await told(code.replace("*", "ReleaseBuilder"))).toEqual([expect.stringContaining("E0599")]);
  });

  it("change with the symbols", async () => {
    const code = "pub fn f() { drop(ddex_builder::version_info()); }";
    const renamed = symbols.map((symbol) =>
      symbol.name === "version_info" ? { ...symbol, signature: "fn version() -> String" } : symbol,
    );
    expect(await told(code)).toEqual([]);
    expect(await told(code, renamed)).toEqual([expect.stringContaining("E0425")]);
  });

  it.each([
    ["a signature that isn't Rust", "fn version_info() - String"],
    ["an unknown type", "fn version_info() -> Version"],
  ])("are rejected for %s", async (_name, signature) => {
    const wrong = symbols.map((symbol) => (symbol.name === "version_info" ? { ...symbol, signature } : symbol));
    await expect(told("", wrong)).rejects.toThrow(
      /^The stub of ddex_builder, .+ does not compile: rustc says.+ in "pub fn version_info.+". Correct that/,
    );
  });

  it("support JSON and XML events", async () => {
    const code = `
      use quick_xml::{events::Event, NsReader};
      pub fn party(json: &str) -> serde_json::Result<ddex_builder::builder::PartyRequest> { serde_json::from_str(json) }
      pub fn ends(xml: &str) -> bool { matches!(NsReader::from_str(xml).read_event(), Ok(Event::Eof)) }`;
    expect(await told(code)).toEqual([]);
    const wrong = [
      ["Event::Eof", "Event::End", "E0532"],
      ["PartyRequest>", "DDEXBuilder>", "E0277"],
    ] as const;
    for (const [right, lie, error] of wrong)
      expect(await told(code.replace(right, lie))).toEqual(expect.arrayContaining([expect.stringContaining(error)]));
  });

  it("are rejected if an overlay names something that the symbols lack", async () => {
    const without = symbols.filter(({ name }) => name !== "QName");
    await expect(told("", without)).rejects.toThrow(/^The stub of ddex_core, .+ does not compile: .+QName/);
  });
});
