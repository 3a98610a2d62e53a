import type { NodePluginArgs } from "gatsby";

import { docsSidebarLabel } from "../../config/sidebars";
import { dataNodeCreator } from "../registry/data-node-creator";
import type { DataNodeArgs } from "../registry/data-node-creator";
import { reportErrors } from "../../problems/report-problems";
import { toSidebarItems } from "../kinds/docs/sidebar-items";
import { shapeProblems } from "../nodes/sidebars/shape-problems";
import { currentConfig } from "../config/current-config";

/** Makes the nodes of the docs' sidebars and versions from the config as it is now; a sidebar with a fault is told. */
export const createConfigNodes = (args: DataNodeArgs & Pick<NodePluginArgs, "reporter">): void => {
  const create = dataNodeCreator(args);
  const problems = shapeProblems(currentConfig.sidebars);
  reportErrors(problems, args.reporter, "sidebars");
  for (const [name, entries] of problems.length > 0 ? [] : Object.entries(currentConfig.sidebars))
    create("Sidebar", name, { name, label: docsSidebarLabel, heading: null, items: toSidebarItems(entries) });
  for (const version of currentConfig.versions) create("DocsVersion", version.name, { ...version });
};
