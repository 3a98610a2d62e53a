import { typeReflections } from "../../../reference/toolkit/typedoc/type-reflections";
import type { NodeType } from "../../registry/node-type";
import { toTypedocReflection } from "./node";
import { typedocTypes } from "./schema";

/** What npm ddex-builder declares. */
export const typedoc: NodeType = {
  name: "typedoc",
  schema: typedocTypes,
  source: (create) => {
    for (const reflection of typeReflections().reflections)
      create("TypedocReflection", reflection.id, toTypedocReflection(reflection));
  },
};
