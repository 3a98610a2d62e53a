import type { Node } from "@vscode/tree-sitter-wasm";

import type { KnownSymbol } from "../../doctest/names/toolkit-names";
import type { Random } from "../../../utils/random";

/** Text of a block that is put in place of another: `start` and `end` are offsets in it. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** What a rule is given of a block of code. */
export interface Block {
  code: string;
  /** Its syntax tree, for languages that have a grammar. */
  root: Node | undefined;
  /** The toolkit's symbols in the language. */
  symbols: readonly KnownSymbol[];
  random: Random;
}

/** Makes mutations of one kind: each replacement alone makes the block false, and keeps its lines. */
export interface Rule {
  kind: string;
  find(block: Block): Replacement[];
}
