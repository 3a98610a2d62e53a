import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface PackageLicense {
  name: string;
  version: string;
  /** As in its package.json, an SPDX expression. */
  license: string;
  /** What its files say; undefined where the package has none. */
  text: string | undefined;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** What a package, by its folder, says of its licence; one that says nothing stops the build. */
export const readLicense = (folder: string): PackageLicense => {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
  const files = readdirSync(folder).filter((each) => /^licen[cs]e(?:[.-]|$)/i.test(each));
  if (!license && files.length === 0)
    throw new Error(
      `${folder}: the package is part of what readers get, but names no licence. Ask its authors, or replace it.`,
    );
  // A package that has others in it, as libxml2-wasm has libxml2, has a file for each.
  const texts = files.sort().map((file) => readFileSync(path.join(folder, file), "utf8").trim());
  const text = texts.length > 0 ? texts.join("\n\n") : undefined;
  return { name, version, license: license ?? "see below", text };
};
