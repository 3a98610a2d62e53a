import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";

import { blog } from "../../../config/blog";
import { feedLinks, feedTitle } from "../../../config/feeds";
import { site } from "../../../config/site";
import { absoluteUrl, wholeUrl } from "../../../config/urls";
import { paths } from "../../../utils/paths";

/** A post as the feeds' query returns it, with the HTML of its text, whose URLs are absolute. */
export type FeedPost = Omit<Queries.FeedPostsQuery["allBlogPost"]["nodes"][number], "draft" | "unlisted"> & {
  html: string;
};

const copyright = `Copyright © ${site.copyrightYears} the ${site.title} contributors`;
const home = absoluteUrl(paths.blog());

/** Returns the time of the last change; a file's history may begin before its post's date. */
const updatedOf = ({ date, lastUpdated }: FeedPost): Date =>
  new Date(lastUpdated !== null && lastUpdated > date ? lastUpdated : date);

const newestOf = (posts: readonly FeedPost[]): Date =>
  new Date(Math.max(0, ...posts.map((post) => updatedOf(post).getTime())));

const authorUrl = (path: string | null): string | undefined => (path === null ? undefined : absoluteUrl(path));

const selfLink = (path: string) => ({
  href: absoluteUrl(path),
  rel: "self",
  type: feedLinks.find(({ href }) => href === path)?.type,
});

const toRss = (posts: readonly FeedPost[]): string =>
  generateRssFeed({
    title: feedTitle,
    link: home,
    description: blog.description,
    language: site.language,
    copyright,
    lastBuildDate: newestOf(posts),
    atom: { links: [selfLink(paths.rss())] },
    items: posts.map(({ title, path, description, date, html, authors, tags }) => ({
      title,
      link: absoluteUrl(path),
      guid: { value: absoluteUrl(path), isPermaLink: true },
      description,
      pubDate: new Date(date),
      content: { encoded: html },
      // RSS's own author field is an e-mail address.
      dc: { creators: authors.map(({ name }) => name) },
      categories: tags.map(({ label, path: tag }) => ({ name: label, domain: absoluteUrl(tag) })),
    })),
  });

const toAtom = (posts: readonly FeedPost[]): string =>
  generateAtomFeed({
    id: home,
    title: { value: feedTitle },
    subtitle: { value: blog.description },
    updated: newestOf(posts),
    links: [selfLink(paths.atom()), { href: home, rel: "alternate", type: "text/html" }],
    icon: absoluteUrl("/favicon.svg"),
    rights: { value: copyright },
    entries: posts.map((post) => ({
      id: absoluteUrl(post.path),
      title: { value: post.title },
      links: [{ href: absoluteUrl(post.path), rel: "alternate", type: "text/html" }],
      published: new Date(post.date),
      updated: updatedOf(post),
      summary: { value: post.description },
      content: { value: post.html, type: "html" },
      authors: post.authors.map(({ name, path }) => ({ name, uri: authorUrl(path) })),
      categories: post.tags.map(({ key, label }) => ({ term: key, label })),
    })),
  });

const toJson = (posts: readonly FeedPost[]): string =>
  JSON.stringify(
    {
      items: [],
      ...(generateJsonFeed({
        title: feedTitle,
        home_page_url: home,
        feed_url: absoluteUrl(paths.jsonFeed()),
        description: blog.description,
        favicon: absoluteUrl("/favicon.svg"),
        language: site.language,
        items: posts.map((post) => ({
          id: absoluteUrl(post.path),
          url: absoluteUrl(post.path),
          title: post.title,
          summary: post.description,
          content_html: post.html,
          image: post.image?.publicURL ? wholeUrl(post.image.publicURL) : undefined,
          date_published: new Date(post.date),
          date_modified: updatedOf(post),
          authors: post.authors.map(({ name, path }) => ({ name, url: authorUrl(path) })),
          tags: post.tags.map(({ label }) => label),
        })),
      }) as object),
    },
    null,
    2,
  );

/** Returns XML without whitespace around CDATA sections, which would be part of the text. */
export const withoutIndent = (xml: string): string =>
  xml.replace(/>\s+<!\[CDATA\[/g, "><![CDATA[").replace(/\]\]>\s+<\//g, "]]></");

/** Returns the feeds of the given posts, newest first. */
export const toFeeds = (posts: readonly FeedPost[]) => ({
  rss: withoutIndent(toRss(posts)),
  atom: withoutIndent(toAtom(posts)),
  json: toJson(posts),
});
