import { typeReferenceDoc } from "../../../config/toolkit";
import { routeOfDoc } from "../../locations/docs-location";
import { typeReflections, type TypeReflection } from "../../../reference/toolkit/typedoc/type-reflections";
import type { NodeType } from "../../registry/node-type";

/** The `TypedocReflection` fields of a reflection; `symbol` is the id of the toolkit's symbol if there is one. */
export const toTypedocReflection = ({ id, parent, ...reflection }: TypeReflection) => ({
  ...reflection,
  reflectionId: id,
  parentName: parent,
  symbol: `ddex-builder.typescript.${id}`,
  url: `${routeOfDoc(typeReferenceDoc)}#${id}`,
});

/** What npm ddex-builder declares. */
export const typedoc: NodeType = {
  name: "typedoc",
  source: (create) => {
    for (const reflection of typeReflections().reflections)
      create("TypedocReflection", reflection.id, toTypedocReflection(reflection));
  },
};
