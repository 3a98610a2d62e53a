import type { NodePluginArgs } from "gatsby";

export type DataNodeArgs = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId">;

/** Creates a node from its type and fields; `key` is unique within the type. */
export type CreateDataNode = (type: string, key: string, fields: Record<string, unknown>) => void;

/** Makes a function that creates nodes without a file; its promise resolves when the node is stored. */
export const dataNodeCreator =
  ({ actions, createContentDigest, createNodeId }: DataNodeArgs) =>
  (...[type, key, fields]: Parameters<CreateDataNode>): void | Promise<void> =>
    actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });
