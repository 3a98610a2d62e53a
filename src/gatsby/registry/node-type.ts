import type { NodePluginArgs } from "gatsby";

import type { Resolvers } from "../content/resolver";
import type { CreateDataNode } from "./data-node-creator";

type GetNodes = Pick<NodePluginArgs, "getNodesByType">;

/** A type of the data layer that no content file has: its nodes come from the config, the toolkit, git, or the compile pass. */
export interface NodeType {
  /** Name of its folder in src/gatsby/nodes. */
  name: string;
  schema: string;
  /** Fields that are worked out when they are asked for, by type. */
  resolvers?: Readonly<Record<string, Resolvers<never>>>;
  /** Makes its nodes. */
  source?(create: CreateDataNode, args: NodePluginArgs): Promise<void> | void;
  /** What is wrong between its nodes and the content. */
  diagnostics?(args: GetNodes): string[];
  /** What may be so, but hardly is meant. */
  warnings?(args: GetNodes): string[];
}
