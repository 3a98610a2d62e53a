import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

import { sha256 } from "../../../diagnostics/sha256";
import { openFileCache } from "../../locations/file-cache";
import { filesBelow } from "../../locations/files-below";
import type { Output } from "../../registry/output";

const TEXT = /\.(?:html|css|m?js|json|svg|xml|txt|md|wasm|webmanifest)$/;

/** A compressed file beside the original, which hosts don't serve at its own address. */
const COMPRESSED = /\.(?:br|gz)$/;

const methods = { br: promisify<Buffer, Buffer>(brotliCompress), gz: promisify<Buffer, Buffer>(gzip) };

/** Writes each text twice more, compressed as much as possible; those of earlier builds come from the cache. */
export const compressFiles = async (folder: string, cacheFolder: string): Promise<void> => {
  const cache = await openFileCache(cacheFolder);
  const waiting = filesBelow(folder)
    .filter((file) => TEXT.test(file))
    .values();
  const compressWaiting = async (): Promise<void> => {
    for (const file of waiting) {
      const content = await readFile(path.join(folder, file));
      const digest = sha256(content);
      for (const [ending, compress] of Object.entries(methods)) {
        const name = `${digest}.${ending}`;
        if (!cache.has(name)) await cache.add(name, await compress(content));
        await cache.copy(name, path.join(folder, `${file}.${ending}`));
      }
    }
  };
  // zlib has four threads.
  await Promise.all(Array.from({ length: 4 }, compressWaiting));
  await cache.prune();
};

/** Compressed texts for servers that send such files, with `COMPRESS=1`: the first time takes two minutes of processor time. */
export const compressed: Output = {
  name: "compressed",
  write: async (_args, folder) => {
    for (const file of filesBelow(folder)) if (COMPRESSED.test(file)) await rm(path.join(folder, file));
    if (process.env.COMPRESS === "1") await compressFiles(folder, path.resolve("node_modules/.cache/compressed"));
  },
};
