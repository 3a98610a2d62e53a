import { site } from "../../config/site";
import { absoluteUrl, homeUrl } from "../../config/urls";
import type { SidebarLink } from "../../utils/sidebar";

export const publisher = { "@type": "Organization", name: site.title, url: homeUrl };

interface Article {
  title: string;
  description: string;
  path: string;
  keywords: readonly string[];
  lastUpdated: string | null;
}

/** A docs page as schema.org's TechArticle. */
export const techArticle = ({ title, description, path, keywords, lastUpdated }: Article): object => ({
  "@type": "TechArticle",
  headline: title,
  description,
  url: absoluteUrl(path),
  inLanguage: site.language,
  ...(keywords.length > 0 && { keywords: keywords.join(", ") }),
  ...(lastUpdated && { dateModified: lastUpdated }),
  isPartOf: { "@type": "WebSite", name: site.title, url: homeUrl },
  publisher,
});

/** The path to a page as schema.org's BreadcrumbList. */
export const breadcrumbList = (links: readonly SidebarLink[]): object => ({
  "@type": "BreadcrumbList",
  itemListElement: links.map(({ label, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: label,
    item: absoluteUrl(path),
  })),
});

/** The site itself, for the home page. */
export const webSite = (): object => ({
  "@type": "WebSite",
  name: site.title,
  description: site.description,
  url: homeUrl,
  inLanguage: site.language,
  publisher,
});
