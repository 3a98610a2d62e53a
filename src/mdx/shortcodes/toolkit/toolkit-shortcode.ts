import type { ComponentProps } from "../../nodes/component";
import type { Shortcode } from "../shortcode";
import type { ToolkitSymbol } from "../../../reference/toolkit/symbol";

/** A shortcode that shows toolkit symbols. */
export interface ToolkitShortcode extends Shortcode {
  /** Ids of the symbols for which it adds an anchor, so its page can be their home. */
  anchors?(props: ComponentProps, symbols: readonly ToolkitSymbol[]): readonly string[];
}
