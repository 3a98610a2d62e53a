import { rmSync } from "node:fs";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { paths } from "../../../utils/paths";
import type { ContentPageNode } from "../../content/node-builder";
import { isBuilt, queryOrPanic } from "../../content/pages";
import { pageContentTypes } from "../../content-types";
import { type Output, writeFiles } from "../../registry/output";
import { ernMarkdown } from "./ern-markdown";
import { type MarkdownVersion, toLlms, toLlmsFull, toMarkdownFile } from "./to-llms";

const query = async (graphql: BuildArgs["graphql"]) =>
  graphql<Queries.MarkdownQuery>(`
    query Markdown {
      allContentPage {
        nodes {
          path
          markdown
        }
      }
    }
  `);

const toMarkdownVersions = (
  { getNodesByType }: BuildArgs,
  markdownOf: ReadonlyMap<string, string>,
): MarkdownVersion[] =>
  pageContentTypes.flatMap(({ type, page }) =>
    (getNodesByType(type) as ContentPageNode[])
      .filter(isBuilt)
      .map((node) => ({
        path: node.path,
        title: node.title,
        description: node.description,
        // llms.txt calls the section that may be skipped "Optional".
        section: page.section(node) ?? "Optional",
        isListed: page.isListed(node),
        markdown: markdownOf.get(node.path)!,
        ...page.markdownVersion(node),
      }))
      .sort((a, b) => a.order - b.order || (a.path < b.path ? -1 : 1)),
  );

const EARLIER = "markdownVersions";

const removeOutdated = async ({ cache }: BuildArgs, folder: string, written: readonly string[]): Promise<void> => {
  const now = new Set(written);
  for (const file of ((await cache.get(EARLIER)) as string[] | undefined) ?? [])
    if (!now.has(file)) rmSync(path.join(folder, file), { force: true });
  await cache.set(EARLIER, written);
};

const kilobytes = (texts: readonly string[]): string =>
  `${Math.round(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1000).toLocaleString("en")} kB`;

/** Markdown versions of the pages, and lists of them for AI agents and other programs. */
export const agents: Output = {
  name: "agents",
  files: [paths.llms(), paths.llmsFull()],
  write: async (args, folder) => {
    const data = await queryOrPanic("The pages' Markdown", query(args.graphql), args.reporter);
    if (!data) return;
    const markdownOf = new Map(data.allContentPage.nodes.map((node) => [node.path, node.markdown]));
    const versions = toMarkdownVersions(args, markdownOf);
    const listedVersions = versions.filter((version) => version.isListed);
    const files = {
      ...Object.fromEntries(versions.map((version) => [paths.markdown(version.path), toMarkdownFile(version)])),
      ...ernMarkdown(args),
    };
    const [llms, llmsFull] = [toLlms(listedVersions), toLlmsFull(listedVersions)];
    await removeOutdated(args, folder, Object.keys(files));
    await writeFiles(folder, { ...files, [paths.llms()]: llms, [paths.llmsFull()]: llmsFull });
    args.reporter.info(
      `Markdown of ${Object.keys(files).length} pages, ${kilobytes(Object.values(files))}; llms.txt, ${kilobytes([llms])}; llms-full.txt, ${kilobytes([llmsFull])}`,
    );
  },
};
