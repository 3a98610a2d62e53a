import { currentSymbols } from "../../../toolkit/current-symbols";
import { toolkitNames } from "../../names/toolkit-names";
import { checkRust } from "./check-rust";

const toolkit = toolkitNames(currentSymbols(), "rust");

const found = async (code: string): Promise<string[]> =>
  (await checkRust(code, toolkit)).map(({ line, problem }) => `${line}: ${problem}`);

it("takes a program that uses what there is", async () => {
  const code = `
use ddex_builder::{presets, BuildError, DDEXBuilder};
use ddex_parser::error::ParseError;
use ddex_parser::parser::security::{self, SecurityConfig};
use ddex_parser::streaming::WorkingStreamingElement as Element;
use ddex_parser::{DDEXParser, ERNVersion};
use std::io::Cursor;

struct Release { own: u8 }

fn titles(xml: &str) -> Result<Vec<String>, ParseError> {
    let mut parser = DDEXParser::with_config(SecurityConfig { max_element_depth: 10, ..SecurityConfig::strict() });
    let message = parser.parse(Cursor::new(xml))?;
    println!("{} {}", message.flat.message_id, message.graph.version.clone());
    let release = Release { own: 1 };
    println!("{}", release.own);
    if let Some(first) = message.releases().first() {
        println!("{}", first.default_title);
    }
    for item in parser.stream(Cursor::new(xml)) {
        match item? {
            Element::Release { title, .. } => println!("{title}"),
            Element::EndOfStream { .. } => {}
            _ => {}
        }
    }
    match parser.detect_version(Cursor::new(xml)) {
        Ok(ERNVersion::V4_3) | Err(ParseError::XmlError(_)) => {}
        _ => presets::all_presets().clear(),
    }
    Ok(message.releases().iter().map(|release| release.default_title.clone()).collect())
}
`;
  expect(await found(code)).toEqual([]);
});

const parsed = (line: string): string =>
  `use ddex_parser::DDEXParser;\nfn f() {\n  let mut p = DDEXParser::new();\n  let m = p.parse(x()).unwrap();\n  ${line}\n}`;

it.each([
  ["syntax", "fn f() {\n  let = 1;\n}", /^1: This is not Rust: /],
  ["an import", "use ddex_parser::DdexParser;", /^0: ddex_parser has no "DdexParser" that/],
  [
    "an import of a module's item",
    "use ddex_parser::parser::security::Security;",
    /^0: ddex_parser::parser::security has no "Security" that/,
  ],
  [
    "a module",
    "use ddex_parser::config::Options;",
    /^0: ddex_parser has no "Options"|^0: ddex_parser has no "config" that/,
  ],
  ["a full path", "fn f() { ddex_builder::quick_build(); }", /^0: ddex_builder has no "quick_build" that/],
  [
    "an associated function",
    "use ddex_parser::DDEXParser;\nfn f() { DDEXParser::open(1); }",
    /^1: DDEXParser in Rust has no "open" that/,
  ],
  ["a method", parsed("p.parse_all();"), /^4: DDEXParser in Rust has no "parse_all" that/],
  ["a method no user can reach", parsed('p.parse_file("a");'), /^4: DDEXParser in Rust has no "parse_file" that/],
  ["a field", parsed("let a = m.flat.id;"), /^4: FlattenedMessage in Rust has no "id" that/],
  ["a field in a macro", parsed('println!("{}", m.flat.id);'), /^4: FlattenedMessage in Rust has no "id" that/],
  [
    "a field of an element",
    parsed("for r in m.releases() { r.name; }"),
    /^4: ParsedRelease in Rust has no "name" that/,
  ],
  [
    "a field in a closure",
    parsed("m.deals().iter().map(|deal| deal.price);"),
    /^4: ParsedDeal in Rust has no "price" that/,
  ],
  [
    "a field behind an Option",
    parsed("m.releases().iter().next(); let r = &m.graph; r.title;"),
    /^4: ERNMessage in Rust has no "title" that/,
  ],
  [
    "a field of an element taken out",
    parsed("if let Some(first) = m.releases().first() { first.name; }"),
    /^4: ParsedRelease in Rust has no "name" that/,
  ],
  [
    "a variant",
    "use ddex_parser::error::ParseError;\nfn f(e: ParseError) { match e { ParseError::TooLarge => {}, _ => {} } }",
    /^1: ParseError in Rust has no "TooLarge" that/,
  ],
  [
    "a field of a literal",
    "use ddex_builder::builder::PartyRequest;\nfn f() { PartyRequest { party_name: a, party_id: None, party_reference: None, role: 1 }; }",
    /^1: PartyRequest in Rust has no "role" that/,
  ],
  [
    "a literal that leaves out a field",
    "use ddex_builder::builder::PartyRequest;\nfn f() { PartyRequest { party_name: a, party_id: None }; }",
    /^1: PartyRequest in Rust is written without party_reference$/,
  ],
])("tells what is wrong with %s", async (_name, code, problem) => {
  expect(await found(code)).toEqual([expect.stringMatching(problem)]);
});
