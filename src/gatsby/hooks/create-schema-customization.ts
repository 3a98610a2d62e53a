import type { GatsbyNode } from "gatsby";

import { contentTypes } from "../content/schema";
import { kinds } from "../content-types";
import { nodeTypes } from "../nodes";

/** Types of the data layer; the builders guarantee what is non-null. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([contentTypes, ...[...kinds, ...nodeTypes].map(({ schema }) => schema)]);
};
