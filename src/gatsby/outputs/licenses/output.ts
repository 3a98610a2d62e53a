import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { site } from "../../../config/site";
import { groupBy } from "../../../utils/lists";
import { paths } from "../../../utils/paths";
import { type Output, writeFiles } from "../../registry/output";
import { BUNDLED_PACKAGES } from "../../webpack/bundled-packages";
import { PROGRAM_PACKAGES } from "../programs/output";

interface PackageLicense {
  name: string;
  version: string;
  /** From its package.json, an SPDX expression. */
  license: string;
  /** The contents of its licence files. */
  text: string;
}

/** Returns the licence of a package in a folder; a package without one stops the build. */
export const readLicense = (folder: string): PackageLicense => {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Omit<
    PackageLicense,
    "license"
  > & { license?: string };
  const files = readdirSync(folder).filter((file) => /^licen[cs]e(?:[.-]|$)/i.test(file));
  if (!license && files.length === 0)
    throw new Error(
      `${folder}: the package is part of what readers get, but names no licence. Ask its authors, or replace it.`,
    );
  // A package that contains others, like libxml2-wasm with libxml2, has one file for each.
  const texts = files.sort().map((file) => readFileSync(path.join(folder, file), "utf8").trim());
  const text = texts.join("\n\n") || "The package has no file with its licence.";
  return { name, version, license: license ?? "see below", text };
};

/** Returns the licences as one text, with packages grouped by licence text. */
export const toLicenses = (packages: readonly PackageLicense[]): string => {
  const entries = [...groupBy(packages, ({ text }) => text)].map(([text, same]) => {
    const names = new Set(same.map(({ name, version, license }) => `${name} ${version} (${license})`));
    return `${[...names].join("\n")}\n\n${text}\n`;
  });
  const head = `The scripts of the ${site.title} documentation contain code of these packages.\n`;
  return [head, ...entries].join(`\n${"-".repeat(80)}\n\n`);
};

/** The licences of the packages whose code webpack bundled for readers, or that programs of pages have. */
export const licenses: Output = {
  name: "licenses",
  files: [paths.licenses()],
  write: async ({ reporter }, folder) => {
    if (!existsSync(BUNDLED_PACKAGES)) {
      reporter.warn(`No licences are listed: ${BUNDLED_PACKAGES} is not there. Run npm run clean, then build again.`);
      return;
    }
    const packages = [
      ...new Set(
        [BUNDLED_PACKAGES, PROGRAM_PACKAGES].flatMap((list) => JSON.parse(readFileSync(list, "utf8")) as string[]),
      ),
    ].sort();
    await writeFiles(folder, { [paths.licenses()]: toLicenses(packages.map(readLicense)) });
  },
};
