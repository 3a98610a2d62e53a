import { versionsFolder } from "../../../config/content";
import { mdxContentTypes } from "../../content-types";
import type { NodeType } from "../../registry/node-type";
import { historyByFile } from "./git-history";

const schema = /* GraphQL */ `
  "When a content file last changed, and who wrote it, from git."
  type FileHistory implements Node @dontInfer {
    file: String!
    lastUpdated: Date! @dateformat
    authors: [String!]!
  }
`;

/** When content files last changed, and their authors. */
export const fileHistory: NodeType = {
  name: "file-history",
  schema,
  source: async (create) => {
    const folders = [...mdxContentTypes.map(({ folder }) => folder), versionsFolder];
    for (const [file, history] of await historyByFile(folders)) create("FileHistory", file, { file, ...history });
  },
};
