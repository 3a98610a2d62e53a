import type { ErnId } from "../model-types";
import type { ErnDocument, NodeId } from "../types";
import { findAttribute } from "../xml/attributes";
import { ElementValue } from "./element-value";

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
