import { readFileSync } from "node:fs";

import type { GatsbyNode } from "gatsby";

import { contentTypes } from "../content-types";
import { nodeTypes } from "../nodes";

const typesIn = (folder: string): string => readFileSync(`src/gatsby/${folder}/schema.graphql`, "utf8");

/** Returns types of the data layer; the node builders guarantee the non-null fields. Pages' types get those of all. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const shared = typesIn("content");
  const [, pageFields = ""] = /^interface ContentPage implements Node \{\s+id: ID!([^}]+)/m.exec(shared) ?? [];
  const ownTypes = [
    ...contentTypes.map(({ name }) => typesIn(`content-types/${name}`)),
    ...nodeTypes.map(({ name }) => typesIn(`nodes/${name}`)),
  ];
  const withPageFields = (types: string): string =>
    types.replace(/^type \w+ implements Node & ContentPage [^}]+/gm, (start) => start + pageFields);
  actions.createTypes([shared, ...ownTypes.map(withPageFields)]);
};
