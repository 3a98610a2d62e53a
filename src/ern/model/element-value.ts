import type { ErnValue } from "../model-types";
import { trimRange } from "../text/splices";
import type { ErnDocument, NodeId } from "../types";
import { contentRangeOf, textOf } from "../xml/nodes";

/** An element's text, read lazily from the document, because a big message has hundreds of thousands. */
export class ElementValue implements ErnValue {
  constructor(
    private readonly document: ErnDocument,
    readonly node: NodeId,
  ) {}

  get value(): string {
    return textOf(this.document, this.node).trim();
  }

  get from(): number {
    return trimRange(this.document.source, contentRangeOf(this.document, this.node)).from;
  }

  get to(): number {
    return trimRange(this.document.source, contentRangeOf(this.document, this.node)).to;
  }
}
