import type { ComponentProps } from "../../mdx/nodes/component";
import type { Word } from "../../mdx/words/word";
import type { ToolkitSymbol } from "../symbol";

/** A word that shows symbols of the toolkit. */
export interface ToolkitWord extends Word {
  /** Ids of the symbols that it gives an anchor to, so that its page may be their home. */
  anchors?(props: ComponentProps, symbols: readonly ToolkitSymbol[]): readonly string[];
}
