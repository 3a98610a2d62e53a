import { typeReferenceDoc } from "../../../config/toolkit";
import { routeOfDoc } from "../../places/docs-place";
import type { TypeReflection } from "../../../toolkit/typedoc/reflection";

/** The `TypedocReflection` fields of a reflection; `symbol` is the id of the toolkit's symbol, where there is one. */
export const toTypedocReflection = ({ id, parent, ...reflection }: TypeReflection) => ({
  ...reflection,
  reflectionId: id,
  parentName: parent,
  symbol: `ddex-builder.typescript.${id}`,
  url: `${routeOfDoc(typeReferenceDoc)}#${id}`,
});
