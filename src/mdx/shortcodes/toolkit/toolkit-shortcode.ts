import type { ComponentProps } from "../../nodes/component";
import type { Shortcode } from "../shortcode";
import type { ToolkitSymbol } from "../../../reference/toolkit/symbol";

/** A word that shows symbols of the toolkit. */
export interface ToolkitShortcode extends Shortcode {
  /** Ids of the symbols that it gives an anchor to, so that its page may be their home. */
  anchors?(props: ComponentProps, symbols: readonly ToolkitSymbol[]): readonly string[];
}
