import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Pictures that no build has asked for in so many days are forgotten. */
const KEPT_DAYS = 30;

/** Where pictures are kept from build to build; Gatsby's own cache goes with `npm run clean`. */
const folderOfPictures = (): string => path.resolve(process.env.PICTURE_CACHE ?? "node_modules/.cache/pictures");

interface PictureCache {
  has(name: string): boolean;
  add(name: string, picture: Buffer): Promise<void>;
  /** Copies a kept picture to a file, whose folder may be missing. */
  copy(name: string, file: string): Promise<void>;
  /** Removes what has not been copied for long. */
  prune(now?: number): Promise<void>;
}

/** Opens the folder of kept pictures. */
export const openPictureCache = async (folder = folderOfPictures()): Promise<PictureCache> => {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const place = (name: string): string => path.join(folder, name);
  return {
    has: (name) => kept.has(name),
    add: async (name, picture) => {
      // A build that is stopped leaves no half of a picture under its name.
      const unfinished = place(`${name}.${process.pid}`);
      await writeFile(unfinished, picture);
      await rename(unfinished, place(name));
      kept.add(name);
    },
    copy: async (name, file) => {
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
