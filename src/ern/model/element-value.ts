import type { ErnId, ErnNamedValue, ErnReference, ErnValue } from "../model-types";
import { trimRange } from "../text/splices";
import type { ErnDocument, NodeId } from "../types";
import { findAttribute } from "../xml/attributes";
import { contentRangeOf, textOf } from "../xml/nodes";

/** An element's text, read lazily from the document, because a big message has hundreds of thousands. */
export class ElementValue implements ErnValue {
  constructor(
    protected readonly document: ErnDocument,
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

/** An id whose namespace is read lazily. */
export class IdValue extends ElementValue implements ErnId {
  constructor(
    document: ErnDocument,
    node: NodeId,
    readonly type: string,
  ) {
    super(document, node);
  }

  get namespace(): string | undefined {
    return findAttribute(this.document, this.node, "Namespace")?.value;
  }
}

/** A value with a name, such as the type of a date. */
export class NamedValue extends ElementValue implements ErnNamedValue {
  constructor(
    document: ErnDocument,
    node: NodeId,
    readonly name: string,
  ) {
    super(document, node);
  }
}

/** A reference and its target. */
export class ReferenceValue<Target> extends ElementValue implements ErnReference<Target> {
  constructor(
    document: ErnDocument,
    node: NodeId,
    readonly target: Target | null,
  ) {
    super(document, node);
  }
}

const NONE: never[] = [];
Object.freeze(NONE);

/** Returns the list, or one shared empty list, because most lists of a big message are empty. */
export const orNone = <T>(list: T[]): T[] => (list.length > 0 ? list : NONE);
