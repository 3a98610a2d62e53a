import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { toInnerPath } from "@ddex-suite/ern/text/inner-path";

import type { Known } from "../../../config/toolkit";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import { toRoute } from "../../../utils/address";
import { paths } from "../../../utils/paths";

const FOLDER = "public";

/** Returns the file for an address below the site; undefined if the address leads out of it. */
const builtPath = (address: string): string | undefined => {
  const inner = toInnerPath(address.replace(/^\//, ""));
  return inner && path.join(FOLDER, inner);
};

/** Reads a file of the built site by its address. Throws an Error if the site isn't built. */
export const readBuilt = (address: string): string => {
  if (!existsSync(path.join(FOLDER, "llms.txt")))
    throw new Error(`There is no built site in ${path.resolve(FOLDER)}. Run "npm run build" there first.`);
  const file = builtPath(address);
  if (file === undefined) throw new Error(`${address} isn't an address of this site.`);
  return readFileSync(file, "utf8");
};

/** Returns all pages of the built site that have a Markdown version, without the path prefix. */
export const builtPages = (): string[] => {
  const links = readBuilt("/llms.txt").matchAll(/\]\((\S+\.md)\)/g);
  return [...links].map(([, address = ""]) => toRoute(new URL(address).pathname));
};

/** Returns whether this address has a file. */
export const isBuiltFile = (address: string): boolean => existsSync(builtPath(address) ?? "");

/** A symbol in the built site; `/api/toolkit.schema.json` describes every field. */
export type BuiltSymbol = PlacedSymbol & { known: Known };

/** Returns all toolkit symbols in the built site. */
export const builtSymbols = (): BuiltSymbol[] =>
  (JSON.parse(readBuilt(paths.toolkit())) as { symbols: BuiltSymbol[] }).symbols;
