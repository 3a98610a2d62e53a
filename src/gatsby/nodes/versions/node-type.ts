import { allSidebars, allVersions } from "../../config/all-versions";
import type { DocNode } from "../../content-types/docs/node";
import type { NodeType } from "../../registry/node-type";
import { versionDiagnostics } from "./check";
import { docsVersionResolvers } from "./resolvers";
import { versionTypes } from "./schema";
import { sourceVersions } from "./source-versions";

/** The versions of the documentation. */
export const versions: NodeType = {
  name: "versions",
  schema: versionTypes,
  resolvers: { DocsVersion: docsVersionResolvers },
  source: sourceVersions,
  diagnostics: ({ getNodesByType }) =>
    versionDiagnostics(allVersions(), Object.keys(allSidebars()), getNodesByType("Doc") as DocNode[]),
};
