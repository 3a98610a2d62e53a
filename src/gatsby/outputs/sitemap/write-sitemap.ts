import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs, Node } from "gatsby";

import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import type { SitemapPage } from "./to-sitemap";
import { toRobots } from "./to-robots";
import { toSitemap } from "./to-sitemap";
import { isRedirect } from "../../content/redirect-page";
import { queried } from "../../content/queried";
import type { ContentPageNode } from "../../content/node-builder";
import { pageContentTypes } from "../../content-types";

interface PageTimes {
  /** Time of each page's last change by route; null if unknown. */
  changed: ReadonlyMap<string, string | null>;
  /** Routes of pages that aren't in any list. */
  hidden: ReadonlySet<string>;
}

type FileHistoryNode = Node & { file: string; lastUpdated: string };

/** What the sitemap needs from the content files. */
const pageTimes = ({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): PageTimes => {
  const history = new Map(
    (getNodesByType("FileHistory") as FileHistoryNode[]).map(({ file, lastUpdated }) => [file, lastUpdated]),
  );
  const changed = new Map<string, string | null>();
  const hidden = new Set<string>();
  for (const { type, page } of pageContentTypes)
    for (const node of getNodesByType(type) as ContentPageNode[]) {
      changed.set(node.path, page.lastChange(node, history.get(node.file) ?? null));
      if (!page.isListed(node) || !page.isCanonical(node)) hidden.add(node.path);
    }
  return { changed, hidden };
};

const query = async (graphql: BuildArgs["graphql"]) =>
  graphql<Queries.SitemapPagesQuery>(`
    query SitemapPages {
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
          component
        }
      }
    }
  `);

/** Pages that are not marked as "noindex". */
const isIndexed = (page: { path: string; component: string }): boolean =>
  !/^\/(?:dev-)?404/.test(page.path) && page.path !== paths.search() && !isRedirect(page);

/** Writes the sitemap of all pages that search engines may index, and robots.txt, which links to it. */
export const writeSitemap = async (args: BuildArgs, folder: string): Promise<void> => {
  const { graphql, reporter } = args;
  const data = await queried("The pages of the sitemap", query(graphql), reporter);
  if (!data) return;
  const { changed, hidden } = pageTimes(args);
  const pages = data.allSitePage.nodes
    .filter((page) => isIndexed(page) && !hidden.has(page.path))
    .map(({ path: route }): SitemapPage => ({ path: route, lastmod: changed.get(route) ?? null }));
  for (const [file, xml] of Object.entries(toSitemap(pages))) await writeFile(path.join(folder, file), xml);
  await writeFile(path.join(folder, "robots.txt"), toRobots(site.isPreview));
};
