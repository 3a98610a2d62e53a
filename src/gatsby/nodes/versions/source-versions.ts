import { currentConfig } from "../../config/current-config";
import type { CreateDataNode } from "../../registry/data-node-creator";

/** Makes the nodes of the docs' versions from the config as it is now. */
export const sourceVersions = (create: CreateDataNode): void => {
  for (const version of currentConfig.versions) create("DocsVersion", version.name, { ...version });
};
