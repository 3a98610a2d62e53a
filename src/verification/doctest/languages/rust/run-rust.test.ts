import { checkRustBlocks as check } from "../../../../test/samples/check-rust-blocks";
import type { CheckedProgram } from "../../samples/checker";
import { findRustc } from "./rustc";

const diagnosticsOf = ({ diagnostics }: CheckedProgram): string[] =>
  diagnostics.map(({ line, message: diagnostic }) => `${line}: ${diagnostic}`);

const withRustc = findRustc() ? describe : describe.skip;

withRustc("what needs the standard library alone is run", () => {
  it("compares what it prints", async () => {
    const checked = await check(
      ["rust", 'fn main() {\n    println!("{}", std::fs::read_to_string("a.txt").unwrap().len());\n}'],
      ["output", "5"],
      ['text title="a.txt"', "four"],
      ["rust", "fn main() {\n    help();\n}"],
      ["rust continues", 'fn help() {\n    println!("b");\n}'],
      ["output", "c"],
      ["rust", 'fn main() -> Result<(), String> {\n    Err("as meant".into())\n}'],
      ["output", 'Error: "as meant"'],
      ["rust", 'fn main() {\n    panic!("not meant");\n}'],
      ["rust", "fn main() {\n    let unused = 1;\n}"],
    );
    expect(checked.map((result) => result.check)).toEqual(Array(5).fill("executed"));
    expect(checked.map((result) => result.outputDiagnostics?.map(({ diagnostic }) => diagnostic.message))).toEqual([
      [],
      ['The output block says "c", the sample prints "b"'],
      [],
      [],
      undefined,
    ]);
    expect(checked.map(diagnosticsOf)).toEqual([
      [],
      [],
      [],
      [expect.stringMatching(/^0: The sample ends with thread 'main'.* panicked at/)],
      [expect.stringMatching(/^1: rustc says \(unused_variables\): /)],
    ]);
  }, 60_000);
});
