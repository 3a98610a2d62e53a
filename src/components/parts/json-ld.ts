import { site } from "../../config/site";
import { absoluteUrl, homeUrl, wholeUrl } from "../../config/urls";
import { paths } from "../../utils/paths";
import type { SidebarLink } from "../../utils/sidebar";

const publisher = { "@type": "Organization", name: site.title, url: homeUrl };

type Article = Pick<Queries.ContentPageFragment, "title" | "description" | "path" | "lastUpdated">;

export const techArticle = ({ title, description, path, lastUpdated }: Article): object => ({
  "@type": "TechArticle",
  headline: title,
  description,
  url: absoluteUrl(path),
  inLanguage: site.language,
  ...(lastUpdated && { dateModified: lastUpdated }),
  isPartOf: { ...publisher, "@type": "WebSite" },
  publisher,
});

export const breadcrumbList = (links: readonly SidebarLink[]): object => ({
  "@type": "BreadcrumbList",
  itemListElement: links.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: absoluteUrl(path),
  })),
});

export const webSite = (): object => ({
  "@type": "WebSite",
  name: site.title,
  description: site.description,
  url: homeUrl,
  inLanguage: site.language,
  publisher,
});

type Post = Pick<Queries.PostListFragment, "title" | "description" | "path" | "date">;

interface WholePost extends Post, Pick<Article, "lastUpdated"> {
  authors: readonly { name: string; path: string | null }[];
  image: { publicURL: string | null } | null;
  words: number;
}

const posting = ({ title, description, path, date }: Post): object => ({
  "@type": "BlogPosting",
  headline: title,
  description,
  url: absoluteUrl(path),
  datePublished: date,
});

export const blogPosting = (post: WholePost): object => ({
  ...posting(post),
  mainEntityOfPage: absoluteUrl(post.path),
  ...(post.lastUpdated && { dateModified: post.lastUpdated }),
  image: post.image?.publicURL ? wholeUrl(post.image.publicURL) : absoluteUrl(paths.card(post.path)),
  author: post.authors.map(({ name, path }) => ({
    // The authors are roles of the project, not people.
    "@type": "Organization",
    name,
    ...(path && { url: absoluteUrl(path) }),
  })),
  wordCount: post.words,
  inLanguage: site.language,
  publisher,
});

export const blogOf = (name: string, description: string, path: string, posts: readonly Post[]): object => ({
  "@type": "Blog",
  name,
  description,
  url: absoluteUrl(path),
  inLanguage: site.language,
  publisher,
  blogPost: posts.map(posting),
});
