import { versionsFolder } from "../../../config/content";
import { dataFolders } from "../../content/data-folders";
import { mdxContentTypes } from "../../content-types";
import type { NodeType } from "../../registry/node-type";
import { historyByFile } from "./git-history";

/** When files of content and data last changed, and their authors. */
export const fileHistory: NodeType = {
  name: "file-history",
  source: async (create) => {
    const folders = [...mdxContentTypes.map(({ folder }) => folder), versionsFolder, ...dataFolders];
    for (const [file, history] of await historyByFile(folders)) create("FileHistory", file, { file, ...history });
  },
};
