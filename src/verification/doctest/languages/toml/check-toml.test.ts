import { withVersion } from "../../../../config/version";
import { checkToml } from "./check-toml";

const found = (title: string, code: string): string[] =>
  checkToml({ title, code: withVersion(code) }).map(({ line, message: diagnostic }) => `${line}: ${diagnostic}`);

const cargo = `[package]
name = "app"
version = "0.1.0"
edition = "2021"

[dependencies]
ddex-parser = { version = "<Version />", default-features = false, features = ["zero-copy"] }
ddex-builder = "<Version />"
serde = { version = "1.0", features = ["derive"] }

[features]
fast = ["ddex-parser/async"]
`;

const python = `[build-system]
requires = ["maturin>=1.4,<2.0"]
build-backend = "maturin"

[project]
name = "app"
dependencies = ["ddex-parser[pandas]==<Version />", "lxml"]

[tool.black]
line-length = 100
`;

describe("checkToml", () => {
  it("accepts manifests", () => {
    expect(found("Cargo.toml", cargo)).toEqual([]);
    expect(found("pyproject.toml", python)).toEqual([]);
  });

  it.each([
    ["a crate", "ddex-builder", "ddex-bilder", /^7: "ddex-bilder" is no package that samples install with cargo$/],
    [
      "a version",
      '"<Version />"\nserde',
      '"0.3.6"\nserde',
      /^7: ddex-builder 0\.3\.6 is not the version this site documents$/,
    ],
    [
      "a version in a table",
      '"<Version />", default',
      '"0.3.5", default',
      /^6: ddex-parser 0\.3\.5 is not the version/,
    ],
    ["another crate's version", '"1.0"', '"2.0"', /^8: serde 2\.0 is not the version that samples use$/],
    ["a dropped version", 'version = "<Version />", ', "", /^6: The dependency ddex-parser has no version$/],
    ["an invented feature", "zero-copy", "turbo", /^6: ddex-parser has no feature "turbo"$/],
    ["a feature of a feature", "/async", "/asynch", /^11: ddex-parser has no feature "asynch"$/],
    [
      "a key of a dependency",
      "default-features",
      "default_features",
      /^6: A dependency of Cargo\.toml has no key "def/,
    ],
    ["a key of the package", "edition", "editoin", /^3: \[package\] has no key "editoin"$/],
    ["an edition", "2021", "2022", /^3: Rust has no edition "2022"$/],
    ["a table", "[dependencies]", "[dependency]", /^5: Cargo\.toml has no key "dependency"$/],
    ["features that are enabled anyway", "= false", "= true", /^6: default-features = true says what holds anyway$/],
    ["the type of a value", "= false", '= "false"', /^6: "default-features" is not a boolean$/],
  ])("reports a mutation of Cargo.toml: %s", (_name, was, is, diagnostic) => {
    const code = cargo.replace(was, is);
    expect(code).not.toBe(cargo);
    expect(found("Cargo.toml", code)).toContainEqual(expect.stringMatching(diagnostic));
  });

  it.each([
    ["a package", "lxml", "lxlm", /^6: "lxlm" is no package that samples install with pip$/],
    ["a version", "<Version />", "0.3.4", /^6: ddex-parser 0\.3\.4 is not the version this site documents$/],
    ["an extra", "pandas", "polars", /^6: ddex-parser has no extra "polars"$/],
    ["a key", "build-backend", "backend", /^2: \[build-system\] has no key "backend"$/],
    ["a table", "[project]", "[projekt]", /^4: pyproject\.toml has no key "projekt"$/],
  ])("reports a mutation of pyproject.toml: %s", (_name, was, is, diagnostic) => {
    const code = python.replace(was, is);
    expect(code).not.toBe(python);
    expect(found("pyproject.toml", code)).toContainEqual(expect.stringMatching(diagnostic));
  });

  it("asks which file an untitled block is", () => {
    expect(checkToml({ code: "a = 1" })).toMatchObject([{ message: "Nothing says what file this TOML is" }]);
  });
});
