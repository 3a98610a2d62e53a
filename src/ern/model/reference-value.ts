import type { ErnReference } from "../model-types";
import type { ErnDocument, NodeId } from "../types";
import { ElementValue } from "./element-value";

/** A reference with what it leads to. */
export class ReferenceValue<Target> extends ElementValue implements ErnReference<Target> {
  constructor(
    document: ErnDocument,
    node: NodeId,
    readonly target: Target | null,
  ) {
    super(document, node);
  }
}
