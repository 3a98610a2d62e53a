import { allVersions } from "../../config/all-versions";
import type { CreateDataNode } from "../../registry/data-node-creator";

/** Makes the nodes of the docs' versions from the config and the folders as they are now. */
export const sourceVersions = (create: CreateDataNode): void => {
  for (const version of allVersions()) create("DocsVersion", version.name, { ...version });
};
