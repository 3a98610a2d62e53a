import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { toRoute } from "../../../utils/address";

const FOLDER = "public";

const fileOf = (address: string): string => path.join(FOLDER, path.posix.normalize(`/${address}`));

/** The text of a file of the built site, by its address. Throws an Error where the site is not built. */
export const readBuilt = (address: string): string => {
  if (!existsSync(path.join(FOLDER, "llms.txt")))
    throw new Error(`There is no built site in ${path.resolve(FOLDER)}. Run "npm run build" there first.`);
  return readFileSync(fileOf(address), "utf8");
};

/** All pages that the built site has as Markdown, without the path prefix. */
export const builtPages = (): string[] => {
  const listed = readBuilt("/llms.txt").matchAll(/\]\((\S+\.md)\)/g);
  return [...listed].map(([, address = ""]) => toRoute(new URL(address).pathname));
};

/** Is there a file of this address? */
export const isBuiltFile = (address: string): boolean => existsSync(fileOf(address));
