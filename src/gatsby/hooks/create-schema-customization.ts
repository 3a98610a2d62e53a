import type { GatsbyNode } from "gatsby";

import { contentPageSchema } from "../content/schema";
import { contentTypes } from "../content-types";
import { nodeTypes } from "../nodes";

/** Types of the data layer; the node builders guarantee the non-null fields. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([contentPageSchema, ...[...contentTypes, ...nodeTypes].map(({ schema }) => schema)]);
};
