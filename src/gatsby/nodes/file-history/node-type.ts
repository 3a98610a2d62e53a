import { versionsFolder } from "../../../config/content";
import { mdxKinds } from "../../kinds";
import type { NodeType } from "../../registry/node-type";
import { lastUpdatedByFile } from "./git-history";

const schema = /* GraphQL */ `
  "When a content file last changed, from git."
  type FileHistory implements Node @dontInfer {
    file: String!
    lastUpdated: Date! @dateformat
  }
`;

/** When content files last changed. */
export const fileHistory: NodeType = {
  name: "file-history",
  schema,
  source: async (create) => {
    for (const [file, lastUpdated] of await lastUpdatedByFile([
      ...mdxKinds.map(({ folder }) => folder),
      versionsFolder,
    ]))
      create("FileHistory", file, { file, lastUpdated });
  },
};
