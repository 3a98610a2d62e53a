import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";

import type { BuildArgs } from "gatsby";

import { search as config } from "../../../config/search";
import { searchFiles, searchRecordsFile } from "../../../search/common/search-files";
import type { SearchRecord } from "../../../search/common/types";
import { keepsName } from "../../../search/local/format/term-files";
import type { Output } from "../../registry/output";
import { collectSearchRecords } from "../../search/collect-search-records";
import { packFiles } from "../../search/packing/pack-files";

/** Returns the build's warning about an index that loads slowly; undefined if it's small enough. */
export const sizeWarning = (index: string): string | undefined => {
  const bytes = gzipSync(index).length;
  if (bytes <= config.maxIndexBytes) return undefined;
  return (
    `What the first query loads of the search index has ${(bytes / 1e6).toFixed(2)} MB compressed, more than ` +
    `${config.maxIndexBytes / 1e6} MB. Use the hosted search service for a site of this size: src/search/README.md`
  );
};

const RECORDS_AT_ONCE = 500;

/** Writes the records in batches, because one text of all of them would double the memory. */
const writeRecords = async (records: readonly SearchRecord[]): Promise<void> => {
  await mkdir(path.dirname(searchRecordsFile), { recursive: true });
  function* texts(): Generator<string> {
    yield "[";
    for (let start = 0; start < records.length; start += RECORDS_AT_ONCE) {
      const some = JSON.stringify(records.slice(start, start + RECORDS_AT_ONCE)).slice(1, -1);
      yield start === 0 ? some : `,${some}`;
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
  const records = await collectSearchRecords(args);
  await writeRecords(records);
  packFiles(records, (address, text) => {
    const part = path.basename(address, ".json");
    const isWritten = path.dirname(address) === searchFiles.folder && earlier.delete(path.basename(address));
    // The name of most parts is their digest, so an existing one is up to date.
    if (!isWritten || keepsName(part)) writeFileSync(path.join(folder, address), text);
    const warning = address === searchFiles.index ? sizeWarning(text) : undefined;
    if (warning) args.reporter.warn(warning);
  });
  for (const name of earlier) rmSync(path.join(parts, name));
};

/** The local search's index and texts, and the records for the hosted search. */
export const search: Output = { name: "search", files: [searchFiles.index], write: writeSearch };
