import { checkPage } from "../../../../test/samples/check-page";
import { dataChecker } from "./data-checker";

const found = async (title: string, code: string): Promise<string[]> =>
  (await checkPage(dataChecker, `\`\`\`toml ${title}\n${code}\`\`\``)).flatMap(({ diagnostics }) =>
    diagnostics.map(({ line, message }) => `${line}: ${message}`),
  );

const cargo = `[package]
name = "app"
version = "0.1.0"
edition = "2021"

[dependencies]
ddex-parser = { version = "0.4.5", default-features = false, features = ["zero-copy"] }
ddex-builder = "0.4.5"
serde = { version = "1.0", features = ["derive"] }
`;

describe("dataChecker", () => {
  it("accepts manifests in TOML", async () => {
    expect(await found('title="Cargo.toml"', cargo)).toEqual([]);
  });

  it.each([
    ["a crate", "ddex-builder", "ddex-bilder", /^7: "ddex-bilder" isn't a package that samples install with cargo$/],
    [
      "a version",
      '"0.4.5"\nserde',
      '"0.4.6"\nserde',
      /^7: ddex-builder 0\.4\.6 is not the version this site documents$/,
    ],
    ["a version in a table", '"0.4.5", default', '"0.3.5", default', /^6: ddex-parser 0\.3\.5 is not the version/],
    ["another crate's version", '"1.0"', '"2.0"', /^8: serde 2\.0 is not the version that samples use$/],
    ["a dropped version", 'version = "0.4.5", ', "", /^6: The dependency ddex-parser has no version$/],
    ["an invented feature", "zero-copy", "turbo", /^6: ddex-parser has no feature "turbo"$/],
    [
      "a key of a dependency",
      "default-features",
      "default_features",
      /^6: dependencies\.ddex-parser\.default_features: .+ 'default_features' does not exist/,
    ],
    [
      "a key of the package",
      "edition",
      "editoin",
      /^3: package\.editoin: .+ 'editoin' does not exist in type 'CargoPackage'/,
    ],
    ["an edition", "2021", "2022", /^3: package\.edition: Type '"2022"' is not assignable/],
    ["a table", "[dependencies]", "[dependency]", /^5: dependency: .+ 'dependency' does not exist in type 'CargoToml'/],
    [
      "features that are enabled anyway",
      "= false",
      "= true",
      /^6: dependencies\.ddex-parser\.default-features: Type 'true' is not assignable to type 'false'/,
    ],
    [
      "the type of a value",
      "= false",
      '= "false"',
      /^6: dependencies\.ddex-parser\.default-features: Type 'string' is not assignable/,
    ],
  ])("reports a mutation of Cargo.toml: %s", async (_name, was, is, diagnostic) => {
    const code = cargo.replace(was, is);
    expect(code).not.toBe(cargo);
    expect(await found('title="Cargo.toml"', code)).toContainEqual(expect.stringMatching(diagnostic));
  });

  it("asks which file an untitled block is", async () => {
    expect(await found("", "a = 1\n")).toEqual(["0: Nothing says what type these data have"]);
  });
});
