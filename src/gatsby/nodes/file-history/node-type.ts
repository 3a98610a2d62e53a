import { versionsFolder } from "../../../config/content";
import { mdxContentTypes } from "../../content-types";
import type { NodeType } from "../../registry/node-type";
import { historyByFile } from "./git-history";

/** When content files last changed, and their authors. */
export const fileHistory: NodeType = {
  name: "file-history",
  source: async (create) => {
    const folders = [...mdxContentTypes.map(({ folder }) => folder), versionsFolder];
    for (const [file, history] of await historyByFile(folders)) create("FileHistory", file, { file, ...history });
  },
};
