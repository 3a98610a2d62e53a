import type { NodePluginArgs } from "gatsby";

import type { Resolvers } from "../content/resolver";
import type { CreateDataNode } from "./data-node-creator";

type GetNodes = Pick<NodePluginArgs, "getNodesByType">;

/** A node type without content files: its nodes come from the config, the toolkit, Git or the compile pass. */
export interface NodeType {
  /** Name of its folder in src/gatsby/nodes. */
  name: string;
  schema: string;
  /** Fields that are computed when queried, by type. */
  resolvers?: Readonly<Record<string, Resolvers<never>>>;
  /** Creates its nodes. */
  source?(create: CreateDataNode, args: NodePluginArgs): Promise<void> | void;
  /** Problems between its nodes and the content. */
  diagnostics?(args: GetNodes): string[];
  /** What is allowed, but probably a mistake. */
  warnings?(args: GetNodes): string[];
}
