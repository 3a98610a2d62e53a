import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { GatsbyNode } from "gatsby";
import { parse as parseYaml } from "yaml";

import { ContentError } from "../../diagnostics/content-error";
import { checkFrontmatterSyntax } from "../../diagnostics/frontmatter";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { pathPrefix } from "../../utils/address";
import { siteEnvironmentProblems } from "../config/site-environment-diagnostics";
import { isMdxKind, kinds, mdxKinds } from "../content-types";
import type { MdxKind, YamlKind } from "../registry/content-type";
import { environmentProblem } from "../search/environment-diagnostic";

/** The folders of the content, by the names of their kinds. */
export type Folders = Readonly<Record<string, string>>;

/** Kinds of content whose folder is missing. */
export const folderProblems = (folders: Folders): string[] =>
  Object.entries(folders)
    .filter(([, folder]) => !existsSync(folder))
    .map(
      ([kind, folder]) =>
        `${folder}: the folder of the content kind "${kind}" does not exist. Create it, or correct src/config/content.ts`,
    );

const problemOf = (read: () => unknown): string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
};

const fileProblem = (kind: MdxKind, folder: string, relativePath: string): string[] =>
  problemOf(() => {
    const file = `${folder}/${relativePath}`;
    const raw = readFileSync(file, "utf8");
    checkFrontmatterSyntax(raw, file);
    const frontmatter = (parseYaml(splitFrontmatter(raw).yaml ?? "") ?? {}) as Record<string, unknown>;
    kind.toFields({ frontmatter, raw, body: "", relativePath, file });
  });

const yamlProblem = ({ file, missing, toFields }: YamlKind): string[] =>
  existsSync(file) ? problemOf(() => toFields(readFileSync(file, "utf8"))) : [missing];

const mdxFilesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();

/** What is wrong with the frontmatter of any content file. */
export const frontmatterProblems = (folders: Folders): string[] =>
  mdxKinds.flatMap((kind) => {
    const folder = folders[kind.name];
    return folder === undefined ? [] : mdxFilesIn(folder).flatMap((name) => fileProblem(kind, folder, name));
  });

const WITHOUT_OPTION =
  "SITE_PATH_PREFIX is set, but Gatsby was started without its option --prefix-paths. Build with `npm run build`, which gives it";

/** Tells what is wrong before any node is made, all at once; develop tells faults of files when it reads them. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, pathPrefix: given = "" }) => {
  const folders = Object.fromEntries(mdxKinds.map(({ name, folder }) => [name, folder]));
  const problems = folderProblems(folders);
  const isDevelop = process.env.NODE_ENV === "development";
  if (!isDevelop) problems.push(...frontmatterProblems(folders));
  for (const kind of kinds)
    if (!isMdxKind(kind) && !(isDevelop && existsSync(kind.file))) problems.push(...yamlProblem(kind));
  problems.push(...[environmentProblem(process.env)].filter((problem) => problem !== null));
  const ofPlace = siteEnvironmentProblems(process.env);
  if (ofPlace.length === 0 && given !== pathPrefix) ofPlace.push(WITHOUT_OPTION);
  problems.push(...ofPlace);
  if (problems.length > 0) reporter.panicOnBuild(problems.join("\n"));
};
