import type { Node } from "gatsby";

import { site } from "../../../config/site";
import { absoluteUrl } from "../../../config/urls";
import { paginate } from "../../../utils/lists";
import { paths } from "../../../utils/paths";
import { escapeHtml } from "../../../utils/text/escape";
import { dataFolders, dataFoldersOf } from "../../content/data-folders";
import { isRedirect, sitePages } from "../../content/pages";
import { pagesOf } from "../../content-types";
import { type Output, writeFiles } from "../../registry/output";

/** Returns what robots may read: all of the site, but nothing of a preview. */
export const toRobots = (isPreview: boolean): string =>
  isPreview
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl(paths.sitemapIndex())}\n`;

interface SitemapPage {
  path: string;
  lastmod: string | null;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const latest = (times: readonly (string | null)[]): string | null =>
  times
    .flatMap((time) => time ?? [])
    .sort()
    .at(-1) ?? null;

const entry = (name: string, { path, lastmod }: SitemapPage): string =>
  `<${name}><loc>${escapeHtml(absoluteUrl(path))}</loc>${lastmod === null ? "" : `<lastmod>${lastmod}</lastmod>`}</${name}>`;

/** Returns the sitemap's index and its parts, by file name. */
export const toSitemap = (pages: readonly SitemapPage[], partSize = 50_000): Record<string, string> => {
  const parts = paginate(pages, partSize);
  const index = parts.map((part, n) =>
    entry("sitemap", { path: paths.sitemap(n), lastmod: latest(part.map(({ lastmod }) => lastmod)) }),
  );
  return {
    [paths.sitemapIndex()]: `${XML}<sitemapindex ${NAMESPACE}>\n${index.join("\n")}\n</sitemapindex>\n`,
    ...Object.fromEntries(
      parts.map((part, n) => [
        paths.sitemap(n),
        `${XML}<urlset ${NAMESPACE}>\n${part.map((page) => entry("url", page)).join("\n")}\n</urlset>\n`,
      ]),
    ),
  };
};

type Page = ReturnType<typeof sitePages>[number];

/** Returns the keys of the nodes that a list shows, and of the one that it's about. */
const shownNodes = ({ context }: Page): readonly string[] => {
  const { id, ids = [], posts = [] } = (context ?? {}) as { id?: string; ids?: string[]; posts?: string[] };
  return [...(id === undefined ? [] : [id]), ...ids, ...posts];
};

/** Pages that are not marked as "noindex". */
const isIndexed = (page: Page): boolean =>
  !/^\/(?:dev-)?404/.test(page.path) && page.path !== paths.search() && !isRedirect(page);

/** The sitemap of all pages that search engines may index, and robots.txt, which links to it. */
export const sitemap: Output = {
  name: "sitemap",
  files: [paths.sitemapIndex(), paths.sitemap(0), "/robots.txt"],
  write: async ({ getNodesByType }, folder) => {
    const histories = getNodesByType("FileHistory") as (Node & { file: string; lastUpdated: string })[];
    const lastUpdated = new Map(histories.map((history) => [history.file, history.lastUpdated]));
    const changedIn = new Map(
      dataFolders.map((folder) => {
        const files = histories.filter(({ file }) => file.startsWith(folder));
        return [folder, latest(files.map((history) => history.lastUpdated))];
      }),
    );
    const dataChanged = (path: string): string | null =>
      latest(dataFoldersOf(path).map((folder) => changedIn.get(folder) ?? null));
    const changed = new Map<string, string | null>();
    const changedNodes = new Map<string, string | null>();
    const hidden = new Set<string>();
    for (const { node, page } of pagesOf({ getNodesByType })) {
      const updated = lastUpdated.get(node.file) ?? null;
      const change = page.lastChange ? page.lastChange(node, updated) : updated;
      changed.set(node.path, change);
      changedNodes.set(node.id, change);
      if (!page.isListed(node) || page.isCanonical?.(node) === false) hidden.add(node.path);
    }
    const pages = sitePages({ getNodesByType })
      .filter((page) => isIndexed(page) && !hidden.has(page.path))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map((page): SitemapPage => {
        const ofShown = latest(shownNodes(page).map((id) => changedNodes.get(id) ?? null));
        return { path: page.path, lastmod: changed.get(page.path) ?? ofShown ?? dataChanged(page.path) };
      });
    await writeFiles(folder, { ...toSitemap(pages), "robots.txt": toRobots(site.isPreview) });
  },
};
