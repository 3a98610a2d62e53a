import type { NodePluginArgs } from "gatsby";

import { sourceSidebars } from "../../gatsby/nodes/sidebars/source-sidebars";
import type { SidebarFields } from "../../gatsby/registry/sidebar-node";
import { fakeReporter } from "./fake-reporter";

/** Returns the sidebars' nodes that are created from other nodes, by name. */
export const sourcedSidebars = (nodes: Readonly<Record<string, readonly object[]>>) => {
  const created = new Map<string, SidebarFields & { internal: { contentDigest: string } }>();
  sourceSidebars({
    actions: {
      createNode: (node: SidebarFields & { internal: { contentDigest: string } }) => created.set(node.name, node),
      deleteNode: jest.fn(),
    },
    createContentDigest: (value: unknown) => JSON.stringify(value),
    createNodeId: (key: string) => `id of ${key}`,
    getNodesByType: (type: string) => nodes[type] ?? [],
    reporter: fakeReporter().reporter,
  } as unknown as NodePluginArgs);
  return created;
};
