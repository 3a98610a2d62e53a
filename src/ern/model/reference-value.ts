import type { ErnReference } from "../model-types";
import type { ErnDocument, NodeId } from "../types";
import { ElementValue } from "./element-value";

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
