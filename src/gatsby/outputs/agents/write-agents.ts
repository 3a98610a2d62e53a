import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { paths } from "../../../utils/paths";
import { isBuilt } from "../../content/is-built";
import type { ContentPageNode } from "../../content/node-builder";
import { queried } from "../../content/queried";
import { pageKinds } from "../../content-types";
import { toLlms, toLlmsFull } from "./to-llms";
import { toTwinFile } from "./to-markdown-file";
import type { Twin } from "./markdown-version";

const query = async (graphql: BuildArgs["graphql"]) =>
  graphql<Queries.TwinsQuery>(`
    query Twins {
      allContentPage {
        nodes {
          path
          markdown
        }
      }
    }
  `);

/** The name that llms.txt has for what may be left out. */
const NO_SECTION = "Optional";

/** All twins: kind by kind, each in its order. */
const toTwins = ({ getNodesByType }: BuildArgs, markdownOf: ReadonlyMap<string, string>): Twin[] =>
  pageKinds.flatMap(({ type, page }) =>
    (getNodesByType(type) as ContentPageNode[])
      .filter(isBuilt)
      .map((node): Twin => {
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
          ...page.twin(node),
        };
      })
      .sort((a, b) => a.order - b.order),
  );

const EARLIER = "twins";

/** Removes the twins of pages that are gone. */
const removeEarlier = async ({ cache }: BuildArgs, folder: string, written: readonly string[]): Promise<void> => {
  const now = new Set(written);
  for (const file of ((await cache.get(EARLIER)) as string[] | undefined) ?? [])
    if (!now.has(file)) rmSync(path.join(folder, file), { force: true });
  await cache.set(EARLIER, written);
};

const kilobytes = (texts: readonly string[]): string =>
  `${Math.round(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1000).toLocaleString("en")} kB`;

/** Writes the Markdown twin of every page, and what lists them. */
export const writeAgents = async (args: BuildArgs, folder: string): Promise<void> => {
  const data = await queried("The pages' Markdown", query(args.graphql), args.reporter);
  if (!data) return;
  const twins = toTwins(args, new Map(data.allContentPage.nodes.map((node) => [node.path, node.markdown])));
  const listed = twins.filter((twin) => twin.listed);
  const files = new Map(twins.map((twin) => [paths.markdown(twin.path), toTwinFile(twin)]));
  const [llms, llmsFull] = [toLlms(listed), toLlmsFull(listed)];
  await removeEarlier(args, folder, [...files.keys()]);
  const all = [...files, [paths.llms(), llms], [paths.llmsFull(), llmsFull]] as const;
  await Promise.all(all.map(([file, text]) => writeFile(path.join(folder, file), text)));
  args.reporter.info(
    `Markdown of ${files.size} pages, ${kilobytes([...files.values()])}; llms.txt, ${kilobytes([llms])}; llms-full.txt, ${kilobytes([llmsFull])}`,
  );
};
