import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const NOT_BUILT = /\.test\.tsx?$|__snapshots__|(?:src|packages[\\/]ern)[\\/]test[\\/]|gatsby-types\.d\.ts$/;

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** Returns the digest of files, folders (without tests) and extra words. */
export const digestFiles = (paths: readonly string[], words: readonly string[] = []): string => {
  const hash = createHash("sha1");
  for (const file of paths.flatMap(filesBelow)) {
    if (!NOT_BUILT.test(file)) hash.update(file).update(readFileSync(file));
  }
  for (const word of words) hash.update(word);
  return hash.digest("hex");
};
