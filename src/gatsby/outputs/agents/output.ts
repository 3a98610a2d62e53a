import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { paths } from "../../../utils/paths";
import { isBuilt, queried } from "../../content/pages";
import { pageContentTypes } from "../../content-types";
import { toLlms, toLlmsFull, toMarkdownFile } from "./to-llms";
import type { MarkdownVersion } from "./to-llms";
import type { ContentPageNode } from "../../content/node-builder";
import type { Output } from "../../registry/output";

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

/** llms.txt calls the section that may be skipped "Optional". */
const NO_SECTION = "Optional";

/** All Markdown versions, by content type, each in its own order. */
const toMarkdownVersions = (
  { getNodesByType }: BuildArgs,
  markdownOf: ReadonlyMap<string, string>,
): MarkdownVersion[] =>
  pageContentTypes.flatMap(({ type, page }) =>
    (getNodesByType(type) as ContentPageNode[])
      .filter(isBuilt)
      .map((node): MarkdownVersion => {
        const { path: route, title, description } = node;
        const listed = page.isListed(node);
        const section = page.section(node) ?? NO_SECTION;
        return {
          path: route,
          title,
          description,
          section,
          listed,
          markdown: markdownOf.get(route)!,
          ...page.markdownVersion(node),
        };
      })
      .sort((a, b) => a.order - b.order),
  );

const EARLIER = "markdownVersions";

/** Removes the Markdown versions of deleted pages. */
const removeEarlier = async ({ cache }: BuildArgs, folder: string, written: readonly string[]): Promise<void> => {
  const now = new Set(written);
  for (const file of ((await cache.get(EARLIER)) as string[] | undefined) ?? [])
    if (!now.has(file)) rmSync(path.join(folder, file), { force: true });
  await cache.set(EARLIER, written);
};

const kilobytes = (texts: readonly string[]): string =>
  `${Math.round(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1000).toLocaleString("en")} kB`;

/** Writes the Markdown version of every page, and the files that list them. */
const writeAgents = async (args: BuildArgs, folder: string): Promise<void> => {
  const data = await queried("The pages' Markdown", query(args.graphql), args.reporter);
  if (!data) return;
  const markdownVersions = toMarkdownVersions(
    args,
    new Map(data.allContentPage.nodes.map((node) => [node.path, node.markdown])),
  );
  const listed = markdownVersions.filter((markdownVersion) => markdownVersion.listed);
  const files = new Map(
    markdownVersions.map((markdownVersion) => [paths.markdown(markdownVersion.path), toMarkdownFile(markdownVersion)]),
  );
  const [llms, llmsFull] = [toLlms(listed), toLlmsFull(listed)];
  await removeEarlier(args, folder, [...files.keys()]);
  const all = [...files, [paths.llms(), llms], [paths.llmsFull(), llmsFull]] as const;
  await Promise.all(all.map(([file, text]) => writeFile(path.join(folder, file), text)));
  args.reporter.info(
    `Markdown of ${files.size} pages, ${kilobytes([...files.values()])}; llms.txt, ${kilobytes([llms])}; llms-full.txt, ${kilobytes([llmsFull])}`,
  );
};

/** Markdown versions of the pages, and lists of them for AI agents and other programs. */
export const agents: Output = {
  name: "agents",
  files: [paths.llms(), paths.llmsFull()],
  write: writeAgents,
};
