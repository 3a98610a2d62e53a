import { absoluteUrl } from "../../../config/urls";
import { escapeHtml } from "../../../utils/text/escape";
import { paginate } from "../../../utils/lists";
import { paths } from "../../../utils/paths";

export interface SitemapPage {
  path: string;
  /** ISO time of the last change, null if unknown. */
  lastmod: string | null;
}

/** Maximum number of URLs in one part. */
const PART_SIZE = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const latest = (pages: readonly SitemapPage[]): string | null =>
  pages.reduce<string | null>(
    (last, { lastmod }) => (lastmod !== null && lastmod > (last ?? "") ? lastmod : last),
    null,
  );

const entry = (name: string, { path, lastmod }: SitemapPage): string =>
  `<${name}><loc>${escapeHtml(absoluteUrl(path))}</loc>${lastmod === null ? "" : `<lastmod>${lastmod}</lastmod>`}</${name}>`;

/** The sitemap's index and its parts, by file name. */
export const toSitemap = (pages: readonly SitemapPage[], partSize = PART_SIZE): Record<string, string> => {
  const parts = paginate(pages, partSize);
  const index = parts.map((part, n) => entry("sitemap", { path: paths.sitemap(n), lastmod: latest(part) }));
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
