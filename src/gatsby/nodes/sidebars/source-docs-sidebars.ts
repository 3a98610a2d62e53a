import type { Reporter } from "gatsby";

import { docsSidebarLabel } from "../../../config/sidebars";
import { reportErrors } from "../../../diagnostics/report-diagnostics";
import { allSidebars } from "../../config/all-versions";
import { currentConfig } from "../../config/current-config";
import { toSidebarItems } from "../../content-types/docs/sidebar-items";
import type { CreateDataNode } from "../../registry/data-node-creator";
import { shapeDiagnostics } from "./shape-diagnostics";

/** Creates the nodes of the docs' sidebars from the current config; reports invalid sidebars. */
export const sourceDocsSidebars = (create: CreateDataNode, reporter: Reporter): void => {
  const diagnostics = shapeDiagnostics(currentConfig.sidebars);
  reportErrors(diagnostics, reporter, "sidebars");
  for (const [name, entries] of diagnostics.length > 0 ? [] : Object.entries(allSidebars()))
    create("Sidebar", name, { name, label: docsSidebarLabel, heading: null, items: toSidebarItems(entries) });
};
