import { allVersions } from "../../config/all-versions";
import type { CreateDataNode } from "../../registry/data-node-creator";

/** Creates the nodes of the docs' versions from the current config and folders. */
export const sourceVersions = (create: CreateDataNode): void => {
  for (const version of allVersions()) create("DocsVersion", version.name, { ...version });
};
