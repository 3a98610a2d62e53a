import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { packIndex } from "../../../search/local/packing/pack-index";
import { searchFiles } from "../../../search/local/search-files";
import { searchRecordsFile } from "../../../search/hosted/search-records-file";
import { searchRecordsOf } from "../../search/search-hits";
import { sizeWarning } from "./size-warning";
import { toSearchTexts } from "../../search/to-search-texts";

const writeJson = async (file: string, value: unknown): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
};

/** Writes the local search's index and texts into the site, and the records for the hosted service. */
export const writeSearch = async (args: BuildArgs, folder: string): Promise<void> => {
  const records = searchRecordsOf(args);
  const index = packIndex(records);
  const warning = sizeWarning(JSON.stringify(index));
  if (warning) args.reporter.warn(warning);
  await writeJson(searchRecordsFile, records);
  await writeJson(path.join(folder, searchFiles.index), index);
  for (const [page, texts] of toSearchTexts(records))
    await writeJson(path.join(folder, searchFiles.texts(page)), texts);
};
