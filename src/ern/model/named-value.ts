import type { ErnNamedValue } from "../model-types";
import type { ErnDocument, NodeId } from "../types";
import { ElementValue } from "./element-value";

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
