import { checkRustBlocks as check } from "../../../../test/samples/check-rust-blocks";
import type { CheckedProgram } from "../../samples/checker";
import { findRustc, runRustc } from "./rustc";

const diagnosticsOf = ({ diagnostics }: CheckedProgram): string[] =>
  diagnostics.map(({ line, message: diagnostic }) => `${line}: ${diagnostic}`);

const withRustc = findRustc() ? describe : describe.skip;

const read = `use std::error::Error;
use std::fs::File;
use std::io::BufReader;

use ddex_parser::error::ParseError;
use ddex_parser::parser::security::SecurityConfig;
use ddex_parser::streaming::WorkingStreamingElement as Element;
use ddex_parser::DDEXParser;

fn main() -> Result<(), Box<dyn Error>> {
    let config = SecurityConfig { max_element_depth: 10, ..SecurityConfig::strict() };
    let mut parser = DDEXParser::with_config(config);
    match parser.parse(BufReader::new(File::open("message.xml")?)) {
        Ok(message) => println!("{} {}", message.flat.message_id, message.releases().len()),
        Err(ParseError::UnclosedTags { tags, .. }) => println!("{}", tags.join("/")),
        Err(other) => return Err(other.into()),
    }
    let mut titles: Vec<String> = Vec::new();
    for item in parser.stream(BufReader::new(File::open("message.xml")?)) {
        if let Element::SoundRecording { title, duration, .. } = item? {
            println!("{title} {}", duration.unwrap_or_default());
            titles.push(title);
        }
    }
    println!("{}", titles.join(", "));
    Ok(())
}`;

const build = `use ddex_builder::builder::{IdStrategy, PartyRequest};
use ddex_builder::{BuildError, BuildOptions, BuildRequest, DDEXBuilder};

pub fn build(request: BuildRequest) -> Result<String, BuildError> {
    let options = BuildOptions { id_strategy: IdStrategy::Sequential, ..BuildOptions::default() };
    Ok(DDEXBuilder::new().build(request, options)?.xml)
}

pub fn party(name: &str) -> PartyRequest {
    PartyRequest { party_name: vec![], party_id: Some(name.to_string()), party_reference: None }
}`;

withRustc("what uses the toolkit is compiled", () => {
  it("accepts a program and a library", async () => {
    const checked = await check(["rust", read], ["rust", build]);
    expect(checked.flatMap(diagnosticsOf)).toEqual([]);
    expect(checked.map((result) => result.check)).toEqual(["compiled", "compiled"]);
  });

  it("accepts parts that continue each other as one program, and counts lines of the whole", async () => {
    const [result] = await check(
      ["rust", "fn main() {\n    help();\n}"],
      ["rust continues", "fn help() { ddex_core::no(); }"],
    );
    expect(result!.program.parts).toHaveLength(2);
    expect(result!.diagnostics).toMatchObject([{ line: 3, message: expect.stringContaining("E0425") as string }]);
  });

  /** What is reported if part of the program is replaced. */
  const lies: [string, string, string, string, number, RegExp][] = [
    ["syntax", read, "let mut titles", "let mut = titles", 17, /^rustc says: expected/],
    ["a crate path", read, "ddex_parser::error::ParseError", "ddex_parser::errors::ParseError", 4, /E0432/],
    ["an import", read, "ddex_parser::DDEXParser", "ddex_parser::DdexParser", 7, /E0432/],
    ["a module", read, "parser::security::", "parser::config::", 5, /E0432/],
    [
      "an import that is not used",
      read,
      "use std::io::BufReader;",
      "use std::io::{BufReader, Read};",
      2,
      /unused_imports/,
    ],
    ["an unknown crate", read, "use std::error::Error;", "use anyhow::Error;", 0, /E0432/],
    ["a renamed method", read, "parser.stream(", "parser.stream_all(", 18, /E0599/],
    ["a method out of reach", read, "parser.stream(", "parser.stream_file(", 18, /E0599/],
    ["a method as a field", read, "message.releases().len", "message.releases.len", 13, /E0616|E0615/],
    ["a method of std", read, "titles.join", "titles.concat_with", 24, /E0599/],
    ["a field", read, "flat.message_id", "flat.id", 13, /E0609/],
    ["a missing mut", read, "let mut parser", "let parser", 12, /E0596/],
    ["a mut too many", read, "let config", "let mut config", 10, /unused_mut/],
    ["a missing ?", read, "= item? {", "= item {", 19, /E0308/],
    [
      "a Result left alone",
      read,
      'println!("{title}',
      'File::open("a");\n            println!("{title}',
      20,
      /unused_must_use/,
    ],
    ["a variant", read, "Element::SoundRecording", "Element::Track", 19, /E0599/],
    ["a variant's field", read, "{ title, duration, .. }", "{ title, length: duration, .. }", 19, /E0026/],
    ["a variant's shape", read, "UnclosedTags { tags, .. }", "UnclosedTags(tags)", 14, /E0532|E0769|E0164/],
    ["an option's name", read, "max_element_depth", "max_depth", 10, /E0560/],
    ["an option's type", read, "max_element_depth: 10", 'max_element_depth: "10"', 10, /E0308/],
    ["an argument's type", build, "build(request, options)", "build(&request, options)", 5, /E0308/],
    ["an argument left out", build, "build(request, options)", "build(request)", 5, /E0061/],
    ["a field of a literal", build, "party_id:", "id:", 9, /E0560/],
    ["a literal that leaves out a field", build, ", party_reference: None", "", 9, /E0063/],
    ["a value's type", build, "name.to_string()", "name", 9, /E0308/],
  ];

  it("reports each mutation at its location", async () => {
    const checked = await check(...lies.map(([, code, was, is]) => ["rust", code.replace(was, is)] as const));
    const told = checked.map(({ diagnostics }) => diagnostics[0]);
    expect(lies.every(([, code, was]) => code.includes(was))).toBe(true);
    expect(told.map((diagnostic) => diagnostic && [diagnostic.line, diagnostic.message])).toEqual(
      lies.map(([, , , , line, diagnostic]) => [line, expect.stringMatching(diagnostic)]),
    );
  }, 60_000);

  it("explains what to do with the compiler's suggestion", async () => {
    const [result] = await check(["rust", build.replace("name.to_string()", "name")]);
    expect(result!.diagnostics[0]!.remedy).toMatch(
      /^Correct the code: rustc must take it without a warning, .+ content\/toolkit has them\. It suggests: .+\.$/,
    );
  });
});

it("doesn't treat a compiler that fails without output as one without problems", async () => {
  await expect(runRustc({ command: "false", version: "" }, ".", [])).rejects.toThrow(/^false fails and names no error/);
});

describe("without a compiler", () => {
  const { RUSTC } = process.env;
  beforeEach(() => (process.env.RUSTC = "/no/rustc"));
  afterEach(() => {
    if (RUSTC === undefined) delete process.env.RUSTC;
    else process.env.RUSTC = RUSTC;
  });

  it("parses, and states so in one line", async () => {
    const [right, wrong] = await check(["rust", build], ["rust", "fn f() {\n  let = 1;\n}"]);
    expect(right).toMatchObject({ check: "parsed", diagnostics: [] });
    expect(right!.skipped).toMatch(/^There is no Rust compiler .+ are parsed, not compiled\.$/);
    expect(diagnosticsOf(wrong!)).toEqual([expect.stringMatching(/^1: This is not Rust: /)]);
  });
});
