import { LIMITS } from "@ddex-suite/ern";
import { formatNumber } from "@ddex-suite/ern/text/counted";

import type { EngineClient } from "../workers/engine-client";
import { isArchive, type ListedFile, toRelativePath } from "./file-entry";

/** Files that operating systems put into folders. */
const HIDDEN = /(?:^|\/)(?:\.[^/]+|Thumbs\.db)$/;

const readArchive = async (archive: File, client: EngineClient): Promise<ListedFile[]> => {
  try {
    const files = await client.run("unpack", { archive });
    return files.map((file) => ({ ...file, path: `${toRelativePath(archive)}/${file.path}` }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ path: toRelativePath(archive), problem: `Cannot be unpacked: ${reason}.` }];
  }
};

export const gatherFiles = async (files: readonly File[], startEngine: () => EngineClient): Promise<ListedFile[]> => {
  const client = startEngine();
  try {
    const found: ListedFile[] = [];
    for (const file of files) {
      if (HIDDEN.test(toRelativePath(file))) continue;
      if (await isArchive(file)) for (const unpacked of await readArchive(file, client)) found.push(unpacked);
      else found.push({ path: toRelativePath(file), content: file });
    }
    if (found.length <= LIMITS.files) return found;
    const [count, limit] = [found.length, LIMITS.files].map(formatNumber);
    throw new Error(`That’s ${count} files; the limit is ${limit}. Open a part of them.`);
  } finally {
    client.end();
  }
};
