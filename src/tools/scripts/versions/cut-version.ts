import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { contentFolders, contentRoot, dataPaths, versionRoot } from "../../../config/content";
import { type SidebarEntry, sidebars } from "../../../config/sidebars";
import { withVersion } from "../../../config/version";
import { mainDocId } from "../../../config/versions";
import { resolveContentFile } from "../../../gatsby/compiled/resolve-content-file";
import { configFile, type ReleasedConfig } from "../../../gatsby/config/all-versions";
import { versionLocation } from "../../../gatsby/locations/docs-location";
import { includeFile } from "../../../mdx/code/include-file";
import { paths } from "../../../utils/paths";

/** Docs about the current site. */
const leftOut: ReadonlySet<string> = new Set(["verification"]);

const isLeftOut = (file: string): boolean => [...leftOut].some((id) => file === `${contentFolders.docs}/${id}.mdx`);

/** Links to content files, in Markdown and in the attributes of shortcodes. */
const LINK = /(\]\(|href=")((?:\.{1,2}\/)[^)"#\s]+\.mdx)/g;

/** An empty code fence that shows a file or one of its regions. */
const FILE_FENCE = /^([ \t]*)(`{3,})(.*?) file="([^"]+)"(?: region="([^"]+)")?(.*)\n[ \t]*\2[ \t]*$/gm;

const withCode = (...[, indent, ticks, before, file, region, after]: string[]): string => {
  const code = includeFile(file!, region);
  if (typeof code !== "string") throw new Error(`${code.message}. ${code.remedy}`);
  const lines = code.trimEnd().split("\n");
  return [`${ticks}${before}${after}`, ...lines, ticks!].map((line) => (line === "" ? "" : indent! + line)).join("\n");
};

/** Returns a doc's text for a released version: with its version, shown files' code, and routes beyond its docs. */
const releasedText = (raw: string, file: string): string =>
  withVersion(raw)
    .replace(FILE_FENCE, withCode)
    .replace(LINK, (link, before: string, target: string) => {
      const linked = path.posix.join(path.posix.dirname(file), target);
      const stays = linked.startsWith(`${contentFolders.docs}/`) && !isLeftOut(linked);
      return stays ? link : `${before}${resolveContentFile(file, target) ?? target}`;
    })
    .replace(/<SampleFigures\b[^>]*\/>/g, `[The report](${paths.doc("verification")}) shows what is checked now.`);

const docFiles = (): string[] =>
  readdirSync(contentFolders.docs, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));

const copyDocs = (folder: string): number => {
  const kept = docFiles().filter((name) => /\.[a-z]+$/.test(name) && !isLeftOut(`${contentFolders.docs}/${name}`));
  for (const name of kept) {
    const [from, to] = [`${contentFolders.docs}/${name}`, `${folder}/${name}`];
    mkdirSync(path.dirname(to), { recursive: true });
    if (name.endsWith(".mdx")) writeFileSync(to, releasedText(readFileSync(from, "utf8"), from));
    else cpSync(from, to);
  }
  return kept.filter((name) => name.endsWith(".mdx")).length;
};

const copyData = (root: string): void => {
  const [from, to] = [dataPaths(contentRoot), dataPaths(root)];
  for (const name of ["toolkit", "errors", "diagrams", "glossary", "types"] as const)
    if (existsSync(from[name])) cpSync(from[name], to[name], { recursive: true });
};

const releasedEntries = (entries: readonly SidebarEntry[]): SidebarEntry[] =>
  entries.flatMap((entry): SidebarEntry[] => {
    if (typeof entry === "string") return leftOut.has(entry) ? [] : [entry];
    return [{ ...entry, items: entry.items === "auto" ? "auto" : releasedEntries(entry.items) }];
  });

/**
 * Stores the current docs and their data as a released version in `content/versions/<name>`. Returns the number of
 * pages. If the name is invalid or taken, throws and writes nothing.
 */
export const cutVersion = (name: string): number => {
  if (!/^\d+(?:\.[\da-z]+)+$/.test(name)) throw new Error(`"${name}" isn't a version. Name the release, like 0.4.5.`);
  const root = versionRoot(name);
  if (existsSync(root)) throw new Error(`${root} exists already. Remove it to cut the version again.`);
  try {
    const pages = copyDocs(versionLocation(name).folder);
    copyData(root);
    const config: ReleasedConfig = {
      mainDocId,
      sidebars: Object.fromEntries(Object.entries(sidebars).map(([key, entries]) => [key, releasedEntries(entries)])),
    };
    writeFileSync(configFile(name), `${JSON.stringify(config, null, 2)}\n`);
    return pages;
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
};
