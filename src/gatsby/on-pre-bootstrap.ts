import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { GatsbyNode } from "gatsby";

import { contentFolders, tagsFile } from "../config/content";
import { ContentError } from "./mdx/content-error";
import { environmentProblem } from "./search/environment-problem";
import { checkFrontmatterSyntax } from "./shared/frontmatter";

/** What is wrong before any node is made: a content folder that is missing, frontmatter that is not YAML. */
export const contentProblems = (folders: Readonly<Record<string, string>>): string[] =>
  Object.entries(folders).flatMap(([kind, folder]) => {
    if (!existsSync(folder))
      return [
        `${folder}: the folder of the content kind "${kind}" does not exist. Create it, or correct src/config/content.ts`,
      ];
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".mdx"));
    return files.sort().flatMap((name) => {
      const file = `${folder}/${name}`;
      try {
        checkFrontmatterSyntax(readFileSync(file, "utf8"), file);
        return [];
      } catch (error) {
        if (error instanceof ContentError) return [error.message];
        throw error;
      }
    });
  });

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const problems = contentProblems(contentFolders);
  if (!existsSync(tagsFile))
    problems.push(`${tagsFile}: the file of the blog's tags does not exist. Write it, empty if there are no tags`);
  problems.push(...[environmentProblem(process.env)].filter((problem) => problem !== null));
  if (problems.length > 0) reporter.panicOnBuild(problems.join("\n"));
};
