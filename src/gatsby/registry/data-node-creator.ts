import type { NodePluginArgs } from "gatsby";

export type DataNodeArgs = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId">;

/** Creates the node of a type from its fields; `key` tells it from the others of its type. */
export type CreateDataNode = (type: string, key: string, fields: Record<string, unknown>) => void;

/** Makes a function that creates nodes without a file. */
export const dataNodeCreator =
  ({ actions, createContentDigest, createNodeId }: DataNodeArgs): CreateDataNode =>
  (type, key, fields) => {
    void actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  };
