import { mdxKinds } from "../../kinds";
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

/** When content files last changed, and who wrote them. */
export const fileHistory: NodeType = {
  name: "file-history",
  schema,
  source: async (create) => {
    for (const [file, history] of await historyByFile(mdxKinds.map(({ folder }) => folder)))
      create("FileHistory", file, { file, ...history });
  },
};
