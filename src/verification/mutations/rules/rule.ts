import type { Node } from "@vscode/tree-sitter-wasm";

import type { KnownSymbol } from "../../doctest/names/toolkit-names";
import type { Random } from "../../../utils/random";

/** Text that replaces a part of a block; `start` and `end` are offsets in the block. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** A code block, as rules get it. */
export interface Block {
  code: string;
  /** Its syntax tree, if its language has a grammar. */
  root: Node | undefined;
  /** The toolkit's symbols in the language. */
  symbols: readonly KnownSymbol[];
  random: Random;
}

/** Makes mutations of one type: each replacement on its own makes the block false, and keeps its lines. */
export interface Rule {
  kind: string;
  find(block: Block): Replacement[];
}
