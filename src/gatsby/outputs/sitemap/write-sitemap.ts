import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { absoluteUrl } from "../../../utils/absolute-url";
import { paths } from "../../../utils/paths";
import type { SitemapPage } from "./to-sitemap";
import { toSitemap } from "./to-sitemap";

const query = async (graphql: BuildArgs["graphql"]) =>
  graphql<Queries.SitemapPagesQuery>(`
    query SitemapPages {
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
          component
        }
      }
      allDoc {
        nodes {
          path
          lastmod: lastUpdated
        }
      }
      allPage {
        nodes {
          path
          lastmod: lastUpdated
        }
      }
      allBlogPost {
        nodes {
          path
          date
          unlisted
          lastmod: lastUpdated
        }
      }
    }
  `);

/** Pages that say of themselves that they are not to be indexed. */
const isIndexed = ({ path: route, component }: { path: string; component: string }): boolean =>
  !/^\/(?:dev-)?404/.test(route) && route !== paths.search() && !component.endsWith("/redirect.tsx");

/** Writes the sitemap of all pages that search engines may index, and robots.txt, which names it. */
export const writeSitemap = async ({ graphql, reporter }: BuildArgs, folder: string): Promise<void> => {
  const { data, errors } = await query(graphql);
  if (!data) {
    reporter.panicOnBuild("The pages of the sitemap could not be queried.", errors);
    return;
  }
  const posts = data.allBlogPost.nodes;
  const changed = new Map<string, string | null>(
    [...data.allDoc.nodes, ...data.allPage.nodes].map(({ path: route, lastmod }) => [route, lastmod]),
  );
  for (const { path: route, date, lastmod } of posts)
    changed.set(route, lastmod !== null && lastmod > date ? lastmod : date);
  const hidden = new Set(posts.filter(({ unlisted }) => unlisted).map(({ path: route }) => route));
  const pages = data.allSitePage.nodes
    .filter((page) => isIndexed(page) && !hidden.has(page.path))
    .map(({ path: route }): SitemapPage => ({ path: route, lastmod: changed.get(route) ?? null }));
  for (const [file, xml] of Object.entries(toSitemap(pages))) await writeFile(path.join(folder, file), xml);
  const robots = `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl(paths.sitemapIndex())}\n`;
  await writeFile(path.join(folder, "robots.txt"), robots);
};
