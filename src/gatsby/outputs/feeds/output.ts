import { readFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { blog } from "../../../config/blog";
import { absoluteUrl } from "../../../config/urls";
import { paths } from "../../../utils/paths";
import { queried } from "../../content/pages";
import { isListed, newestFirst } from "../../content-types/blog/listed-posts";
import { type Output, writeFiles } from "../../registry/output";
import { toChangelogFeed } from "./changelog-feed";
import { postHtml } from "./post-html";
import { type FeedPost, toFeeds } from "./to-feeds";

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
    const data = await queried("The posts of the feeds", query(graphql), reporter);
    if (!data) return;
    const listed = data.allBlogPost.nodes.filter(isListed).sort(newestFirst).slice(0, blog.feedPosts);
    const posts = await Promise.all(
      listed.map(async (post): Promise<FeedPost> => {
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
