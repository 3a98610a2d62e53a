import type { NodePluginArgs } from "gatsby";

import { allSidebars } from "../config/all-versions";
import { currentConfig } from "../config/current-config";
import { sourceDocsSidebars } from "../nodes/sidebars/source-docs-sidebars";
import { dataNodeCreator } from "../registry/data-node-creator";

/** In develop: lets pages that came, went or changed places take effect in sidebars that are made of folders. */
export const renewFolderSidebars = (args: NodePluginArgs): void => {
  if (!JSON.stringify(allSidebars()).includes('"items":"auto"')) return;
  // Another object, for what is worked out of the sidebars is kept as long as they are the same.
  currentConfig.sidebars = { ...currentConfig.sidebars };
  sourceDocsSidebars(dataNodeCreator(args), args.reporter);
};
