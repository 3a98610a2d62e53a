import type { GatsbyNode } from "gatsby";

import { contentPageSchema } from "../content/schema";
import { contentTypes } from "../content-types";
import { nodeTypes } from "../nodes";

/** Types of the data layer; the builders guarantee what is non-null. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([contentPageSchema, ...[...contentTypes, ...nodeTypes].map(({ schema }) => schema)]);
};
