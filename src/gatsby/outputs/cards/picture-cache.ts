import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after which unused pictures are deleted. */
const KEPT_DAYS = 30;

/** Where pictures are kept between builds; `npm run clean` would delete them from Gatsby's own cache. */
const folderOfPictures = (): string => path.resolve(process.env.PICTURE_CACHE ?? "node_modules/.cache/pictures");

/** Opens the folder of cached pictures. */
export const openPictureCache = async (folder = folderOfPictures()) => {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const place = (name: string): string => path.join(folder, name);
  return {
    has: (name: string) => kept.has(name),
    add: async (name: string, picture: Buffer) => {
      // An interrupted build leaves no partial picture under the final name.
      const unfinished = place(`${name}.${process.pid}`);
      await writeFile(unfinished, picture);
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
        if (now - mtimeMs > KEPT_DAYS * DAY_MS) await rm(place(name));
      }
    },
  };
};
