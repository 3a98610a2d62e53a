import type { NodePluginArgs } from "gatsby";

export type DataNodeArgs = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId">;

/** Makes a function that creates the node of a type from its fields; `key` tells it from the others of its type. */
export const dataNodeCreator =
  ({ actions, createContentDigest, createNodeId }: DataNodeArgs) =>
  (type: string, key: string, fields: Record<string, unknown>): void => {
    void actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  };
