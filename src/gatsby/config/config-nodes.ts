import type { NodePluginArgs } from "gatsby";

import { docsSidebarLabel } from "../../config/sidebars";
import { reportErrors } from "../shared/report-problems";
import { toSidebarItems } from "../sidebars/node";
import { shapeProblems } from "../sidebars/shape-problems";
import { currentConfig } from "./current-config";

type CreateArgs = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId">;

/** Makes nodes that belong to no file, each with a key of its own among those of its type. */
export const nodeCreator =
  ({ actions, createContentDigest, createNodeId }: CreateArgs) =>
  (type: string, key: string, fields: Record<string, unknown>): void =>
    void actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });

/** Makes the nodes of the docs' sidebars and versions from the config as it is now; a sidebar with a fault is told. */
export const createConfigNodes = (args: CreateArgs & Pick<NodePluginArgs, "reporter">): void => {
  const create = nodeCreator(args);
  const problems = shapeProblems(currentConfig.sidebars);
  reportErrors(problems, args.reporter, "sidebars");
  for (const [name, entries] of problems.length > 0 ? [] : Object.entries(currentConfig.sidebars))
    create("Sidebar", name, { name, label: docsSidebarLabel, heading: null, items: toSidebarItems(entries) });
  for (const version of currentConfig.versions) create("DocsVersion", version.name, { ...version });
};
