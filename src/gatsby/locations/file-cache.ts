import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

/** Milliseconds after which unused files are deleted: 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Opens a folder of files that builds make again from the same content; `npm run clean` would delete Gatsby's own cache. */
export const openFileCache = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const place = (name: string): string => path.join(folder, name);
  return {
    has: (name: string) => kept.has(name),
    add: async (name: string, content: Buffer) => {
      // An interrupted build leaves no partial file under the final name.
      const unfinished = place(`${name}.${process.pid}`);
      await writeFile(unfinished, content);
      await rename(unfinished, place(name));
      kept.add(name);
    },
    copy: async (name: string, file: string) => {
      const now = new Date();
      await utimes(place(name), now, now);
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(place(name), file);
    },
    prune: async (now = Date.now()) => {
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(place(name));
        if (now - mtimeMs > KEPT_MS) await rm(place(name));
      }
    },
  };
};
