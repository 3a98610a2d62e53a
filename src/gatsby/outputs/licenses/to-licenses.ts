import { site } from "../../../config/site";
import type { PackageLicense } from "./read-license";

const RULE = "-".repeat(80);

/** The licences as one text, with packages grouped by licence text. */
export const toLicenses = (packages: readonly PackageLicense[]): string => {
  const byText = new Map<string, string[]>();
  for (const { name, version, license, text = "The package has no file with its licence." } of packages)
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  const entries = [...byText].map(([text, names]) => `${[...new Set(names)].join("\n")}\n\n${text}\n`);
  const head = `The scripts of the ${site.title} documentation contain code of these packages.\n`;
  return [head, ...entries].join(`\n${RULE}\n\n`);
};
