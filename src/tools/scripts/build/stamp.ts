import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Returns whether this result was made from inputs with this digest. */
export const hasStamp = (file: string, digest: string): boolean =>
  existsSync(file) && readFileSync(file, "utf8") === digest;

/** Notes the digest of a result's inputs. */
export const stamp = (file: string, digest: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, digest);
};
