import { readFile } from "node:fs/promises";
import path from "node:path";

import { generateAtomFeed } from "feedsmith";
import type { BuildArgs } from "gatsby";

import { blog } from "../../../config/blog";
import { site } from "../../../config/site";
import { absoluteUrl } from "../../../config/urls";
import { paths } from "../../../utils/paths";
import { queryOrPanic } from "../../content/pages";
import { isListed, newestFirst } from "../../content-types/blog/listed-posts";
import { type Output, writeFiles } from "../../registry/output";
import { postHtml } from "./post-html";
import { type FeedPost, toFeeds, withoutIndent } from "./to-feeds";

/** A heading with a version, and what follows it until the next heading. */
const RELEASE = /<h3 id="([^"]+)">(\d+\.\d+\.\d+)<\/h3>([^]*?)(?=<h[23][ >]|$)/g;

/** Returns the releases of the changelog's built page as an Atom feed, each dated by the first day in its text. */
export const toChangelogFeed = (page: string, url: string): string => {
  const entries = [...postHtml(page, url).matchAll(RELEASE)].map(([, id = "", version = "", html = ""]) => {
    const day = /\d{1,2} [A-Z][a-z]+ \d{4}/.exec(html)?.[0];
    if (day === undefined) throw new Error(`The changelog has no day for ${version}. Begin with it.`);
    const link = `${url}#${id}`;
    return {
      id: link,
      title: { value: `${site.title} ${version}` },
      links: [{ href: link, rel: "alternate", type: "text/html" }],
      updated: new Date(`${day} UTC`),
      content: { value: html.trim(), type: "html" },
      authors: [{ name: site.title }],
    };
  });
  const feed = generateAtomFeed({
    id: url,
    title: { value: `${site.title} releases` },
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    links: [
      { href: absoluteUrl(paths.changelogFeed()), rel: "self", type: "application/atom+xml" },
      { href: url, rel: "alternate", type: "text/html" },
    ],
    entries,
  });
  return withoutIndent(feed);
};

const query = async (graphql: BuildArgs["graphql"]) =>
  graphql<Queries.FeedPostsQuery>(`
    query FeedPosts {
      allBlogPost {
        nodes {
          title
          description
          path
          date
          lastUpdated
          draft
          unlisted
          authors {
            name
            path
          }
          tags {
            key
            label
            path
          }
          image {
            publicURL
          }
        }
      }
    }
  `);

/** The blog as RSS, Atom and JSON Feed, and the changelog as Atom; their text comes from the built pages. */
export const feeds: Output = {
  name: "feeds",
  files: [paths.rss(), paths.atom(), paths.jsonFeed(), paths.changelogFeed()],
  write: async ({ graphql, reporter }, folder) => {
    const data = await queryOrPanic("The posts of the feeds", query(graphql), reporter);
    if (!data) return;
    const newestPosts = data.allBlogPost.nodes.filter(isListed).sort(newestFirst).slice(0, blog.feedPosts);
    const posts = await Promise.all(
      newestPosts.map(async (post): Promise<FeedPost> => {
        const page = await readFile(path.join(folder, post.path, "index.html"), "utf8");
        return { ...post, html: postHtml(page, absoluteUrl(post.path)) };
      }),
    );
    const { rss, atom, json } = toFeeds(posts);
    await writeFiles(folder, { [paths.rss()]: rss, [paths.atom()]: atom, [paths.jsonFeed()]: json });
    const changelog = paths.doc("changelog");
    const page = await readFile(path.join(folder, changelog, "index.html"), "utf8");
    await writeFiles(folder, { [paths.changelogFeed()]: toChangelogFeed(page, absoluteUrl(changelog)) });
  },
};
