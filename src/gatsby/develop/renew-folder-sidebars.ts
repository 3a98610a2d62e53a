import type { NodePluginArgs } from "gatsby";

import { allSidebars } from "../config/all-versions";
import { currentConfig } from "../config/current-config";
import { sourceDocsSidebars } from "../nodes/sidebars/source-docs-sidebars";
import { dataNodeCreator } from "../registry/data-node-creator";

/** In develop: updates sidebars that list folders when pages are added, removed or moved. */
export const renewFolderSidebars = (args: NodePluginArgs): void => {
  if (!JSON.stringify(allSidebars()).includes('"items":"auto"')) return;
  // A new object, because values derived from the sidebars are cached by identity.
  currentConfig.sidebars = { ...currentConfig.sidebars };
  sourceDocsSidebars(dataNodeCreator(args), args.reporter);
};
