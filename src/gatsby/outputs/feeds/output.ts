import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { blog } from "../../../config/blog";
import { absoluteUrl } from "../../../config/absolute-url";
import { paths } from "../../../utils/paths";
import { isListed, newestFirst } from "../../content-types/blog/listed-posts";
import { postHtml } from "./post-html";
import { toFeeds } from "./to-feeds";
import type { FeedPost } from "./to-feeds";
import { queried } from "../../content/pages";
import type { Output } from "../../registry/output";

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

/** Writes the blog's feeds; a post's text comes from its built page. */
const writeFeeds = async ({ graphql, reporter }: BuildArgs, folder: string): Promise<void> => {
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
  await mkdir(path.join(folder, paths.blog()), { recursive: true });
  await writeFile(path.join(folder, paths.rss()), rss);
  await writeFile(path.join(folder, paths.atom()), atom);
  await writeFile(path.join(folder, paths.jsonFeed()), json);
};

/** The blog as RSS, Atom and JSON Feed. */
export const feeds: Output = {
  name: "feeds",
  files: [paths.rss(), paths.atom(), paths.jsonFeed()],
  write: writeFeeds,
};
