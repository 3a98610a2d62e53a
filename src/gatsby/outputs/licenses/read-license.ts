import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface PackageLicense {
  name: string;
  version: string;
  /** From its package.json, an SPDX expression. */
  license: string;
  /** The contents of its licence files; undefined if it has none. */
  text: string | undefined;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** The licence of a package in a folder; a package without one stops the build. */
export const readLicense = (folder: string): PackageLicense => {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
  const files = readdirSync(folder).filter((each) => /^licen[cs]e(?:[.-]|$)/i.test(each));
  if (!license && files.length === 0)
    throw new Error(
      `${folder}: the package is part of what readers get, but names no licence. Ask its authors, or replace it.`,
    );
  // A package that contains others, like libxml2-wasm with libxml2, has one file for each.
  const texts = files.sort().map((file) => readFileSync(path.join(folder, file), "utf8").trim());
  const text = texts.length > 0 ? texts.join("\n\n") : undefined;
  return { name, version, license: license ?? "see below", text };
};
