import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { packFiles } from "../../search/packing/pack-files";
import type { SearchRecord } from "../../../search/common/types";
import { searchFiles, searchRecordsFile } from "../../../search/common/search-files";
import { searchRecordsOf } from "../../search/search-hits";
import { sizeWarning } from "./size-warning";

const RECORDS_AT_ONCE = 500;

/** Writes the records in batches, because one text of all of them would double the memory. */
const writeRecords = async (records: readonly SearchRecord[]): Promise<void> => {
  await mkdir(path.dirname(searchRecordsFile), { recursive: true });
  function* texts(): Generator<string> {
    yield "[";
    for (let at = 0; at < records.length; at += RECORDS_AT_ONCE) {
      const some = JSON.stringify(records.slice(at, at + RECORDS_AT_ONCE)).slice(1, -1);
      yield at === 0 ? some : `,${some}`;
    }
    yield "]";
  }
  await writeFile(searchRecordsFile, texts());
};

/** Writes the local search's index, without parts of earlier ones, and the records for the hosted service. */
export const writeSearch = async (args: BuildArgs, folder: string): Promise<void> => {
  const parts = path.join(folder, searchFiles.folder);
  mkdirSync(parts, { recursive: true });
  const earlier = new Set(readdirSync(parts));
  const records = searchRecordsOf(args);
  await writeRecords(records);
  packFiles(records, (address, text) => {
    // A part is named by its content, so an existing one is up to date.
    const isWritten = path.dirname(address) === searchFiles.folder && earlier.delete(path.basename(address));
    if (!isWritten) writeFileSync(path.join(folder, address), text);
    const warning = address === searchFiles.index ? sizeWarning(text) : undefined;
    if (warning) args.reporter.warn(warning);
  });
  for (const name of earlier) rmSync(path.join(parts, name));
};
