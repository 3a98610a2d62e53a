import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { GatsbyNode } from "gatsby";
import { parse as parseYaml } from "yaml";

import { contentFolders, tagsFile } from "../config/content";
import type { ContentKind } from "../config/content";
import { ContentError } from "../problems/content-error";
import { environmentProblem } from "./search/environment-problem";
import { checkFrontmatterSyntax, yamlOf } from "../problems/frontmatter";
import { nodeBuilders } from "./kinds/node-builders";
import { toTags } from "./kinds/tags/node";

/** The folders of the content, by their kinds. */
export type Folders = Partial<Record<ContentKind, string>>;

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

const fileProblem = (kind: ContentKind, folder: string, relativePath: string): string[] =>
  problemOf(() => {
    const file = `${folder}/${relativePath}`;
    const raw = readFileSync(file, "utf8");
    checkFrontmatterSyntax(raw, file);
    const frontmatter = (parseYaml(yamlOf(raw) ?? "") ?? {}) as Record<string, unknown>;
    nodeBuilders[kind]({ frontmatter, raw, body: "", relativePath, file });
  });

const tagsProblem = (): string[] =>
  existsSync(tagsFile)
    ? problemOf(() => toTags(readFileSync(tagsFile, "utf8"), tagsFile))
    : [`${tagsFile}: the file of the blog's tags does not exist. Write it, empty if there are no tags`];

/** What is wrong with the frontmatter of any content file. */
export const frontmatterProblems = (folders: Folders): string[] =>
  (Object.entries(folders) as [ContentKind, string][]).flatMap(([kind, folder]) =>
    (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
      .filter((name) => name.endsWith(".mdx"))
      .sort()
      .flatMap((name) => fileProblem(kind, folder, name.replaceAll("\\", "/"))),
  );

/** Tells what is wrong before any node is made, all at once; develop tells faults of files when it reads them. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const problems = folderProblems(contentFolders);
  const isDevelop = process.env.NODE_ENV === "development";
  if (!isDevelop) problems.push(...frontmatterProblems(contentFolders));
  if (!isDevelop || !existsSync(tagsFile)) problems.push(...tagsProblem());
  problems.push(...[environmentProblem(process.env)].filter((problem) => problem !== null));
  if (problems.length > 0) reporter.panicOnBuild(problems.join("\n"));
};
