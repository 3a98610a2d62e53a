import type { CreatePagesArgs, NodePluginArgs } from "gatsby";

import type { GetNodes, Resolvers } from "../content/node-builder";
import type { NodeSidebar } from "./sidebar-node";

export type DataNodeArgs = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId">;

/** A page's route, and the file that decides it. */
export interface TakenRoute {
  file: string;
  path: string;
}

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

/** A node type without content files: its nodes come from the config, the toolkit, Git or the compile pass. */
export interface NodeType {
  /** Name of its folder in src/gatsby/nodes, which contains its `schema.graphql`. */
  name: string;
  /** Fields that are computed when queried, by type. */
  resolvers?: Readonly<Record<string, Resolvers<never, [args: never]>>>;
  source?(create: CreateDataNode, args: NodePluginArgs): Promise<void> | void;
  createPages?(args: CreatePagesArgs): void;
  /** Routes of the pages of its nodes. */
  routes?(args: GetNodes): TakenRoute[];
  /** A sidebar next to its pages, with items from its nodes. */
  sidebar?: NodeSidebar;
  /** Problems between its nodes and the content. */
  diagnostics?(args: GetNodes): string[];
  /** What is allowed, but probably a mistake. */
  warnings?(args: GetNodes): string[];
}
