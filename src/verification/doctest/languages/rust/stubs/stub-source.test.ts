import type { KnownSymbol } from "../../../names/toolkit-names";
import { stubSource } from "./stub-source";

const symbol = (values: Partial<KnownSymbol> & Pick<KnownSymbol, "kind" | "name" | "signature">): KnownSymbol => ({
  package: "ddex-core",
  language: "rust",
  parent: null,
  params: [],
  returns: null,
  status: "works",
  ...values,
});

const field = (name: string, type: string): KnownSymbol["params"][number] => ({
  name,
  type,
  required: true,
  default: null,
});

describe("stubSource", () => {
  it("makes a crate from symbols and an overlay", () => {
    const symbols = [
      symbol({ kind: "struct", name: "A", signature: "struct A", parent: "m::n", params: [field("b", "Vec<B>")] }),
      symbol({ kind: "class", name: "B", signature: "struct B<R: Read>", params: [field("reader", "R")] }),
      symbol({ kind: "method", name: "c", signature: "fn c(&self) -> A", parent: "B" }),
      symbol({ kind: "method", name: "d", signature: "fn d(&self)", parent: "B", status: "unavailable" }),
      symbol({ kind: "enum", name: "E", signature: "enum E", parent: "m" }),
      symbol({ kind: "option", name: "F", signature: "E::F", parent: "E", params: [field("0", "u8")] }),
      symbol({ kind: "option", name: "G", signature: "E::G", parent: "E", params: [field("h", "u8")] }),
      symbol({ kind: "option", name: "H", signature: "E::H", parent: "E" }),
      symbol({ kind: "function", name: "i", signature: "fn i()", parent: "m" }),
      symbol({ kind: "method", name: "j", signature: "fn j(self)", parent: "A" }),
    ];
    const overlay = "// root\npub use m::E;\n\n// mod m::n\nimpl J for A { fn j(self) { loop {} } }\n";
    expect(stubSource(symbols, overlay).split("\n").filter(Boolean)).toEqual([
      "use crate::names::*;",
      "pub struct B<R: Read> { _private: std::marker::PhantomData<(R,)> }",
      "impl<R: Read> B<R> { pub fn c(&self) -> A { loop {} } }",
      "pub use m::E;",
      "mod names {",
      "pub use crate::m::n::A;",
      "pub use crate::B;",
      "pub use crate::m::E;",
      "}",
      "pub mod m {",
      "use crate::names::*;",
      "pub enum E { F(u8), G { h: u8 }, H }",
      "pub fn i() { loop {} }",
      "pub mod n {",
      "use crate::names::*;",
      "pub struct A { pub b: Vec<B> }",
      "impl J for A { fn j(self) { loop {} } }",
      "}",
      "}",
    ]);
  });
});
