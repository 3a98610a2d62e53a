import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { packIndex } from "../../search/packing/pack-index";
import { searchFiles } from "../../../search/local/search-files";
import { searchRecordsFile } from "../../../search/hosted/search-records-file";
import { searchRecordsOf } from "../../search/search-hits";
import { sizeWarning } from "./size-warning";

/** Writes the local search's index into the site, without the parts of earlier ones, and the records for the hosted service. */
export const writeSearch = async (args: BuildArgs, folder: string): Promise<void> => {
  const records = searchRecordsOf(args);
  const files = packIndex(records);
  const warning = sizeWarning(files.get(searchFiles.index)!);
  if (warning) args.reporter.warn(warning);
  await mkdir(path.dirname(searchRecordsFile), { recursive: true });
  await writeFile(searchRecordsFile, JSON.stringify(records));
  const parts = path.join(folder, searchFiles.folder);
  await mkdir(parts, { recursive: true });
  const written = new Set(await readdir(parts));
  for (const [address, text] of files) {
    // A part is named by what it holds, so that one that is there is as it should be.
    const isWritten = path.dirname(address) === searchFiles.folder && written.delete(path.basename(address));
    if (!isWritten) await writeFile(path.join(folder, address), text);
  }
  for (const name of written) await rm(path.join(parts, name));
};
