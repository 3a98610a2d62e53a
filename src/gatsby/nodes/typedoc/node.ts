import { typeReferenceDoc } from "../../../config/toolkit";
import { routeOfDoc } from "../../locations/docs-location";
import type { TypeReflection } from "../../../reference/toolkit/typedoc/reflection";

/** The `TypedocReflection` fields of a reflection; `symbol` is the id of the toolkit's symbol if there is one. */
export const toTypedocReflection = ({ id, parent, ...reflection }: TypeReflection) => ({
  ...reflection,
  reflectionId: id,
  parentName: parent,
  symbol: `ddex-builder.typescript.${id}`,
  url: `${routeOfDoc(typeReferenceDoc)}#${id}`,
});
