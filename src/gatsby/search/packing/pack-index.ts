import type { SearchRecord } from "../../../search/common/types";
import { packFiles } from "./pack-files";

/** Packs records, grouped by page, into the files of the index: texts by URL. */
export const packIndex = (records: readonly SearchRecord[]): Map<string, string> => {
  const files = new Map<string, string>();
  packFiles(records, (address, text) => files.set(address, text));
  return files;
};
