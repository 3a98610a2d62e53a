import type { SearchRecord } from "../../../search/common/types";
import { packFiles } from "./pack-files";

/** Packs records, which come page by page, into the files of the index: their texts by their addresses. */
export const packIndex = (records: readonly SearchRecord[]): Map<string, string> => {
  const files = new Map<string, string>();
  packFiles(records, (address, text) => files.set(address, text));
  return files;
};
