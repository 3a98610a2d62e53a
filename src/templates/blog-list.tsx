import { graphql, type PageProps } from "gatsby";

import { BlogPage } from "../components/blog/blog-page";
import { PostList } from "../components/blog/post-list";
import { blogOf } from "../components/parts/json-ld";
import { blog } from "../config/blog";
import type { BlogListContext } from "../gatsby/content-types/blog/create-post-lists";
import { listPageTitle } from "../utils/lists";
import { paths } from "../utils/paths";

type BlogListTemplateProps = PageProps<Queries.BlogListTemplateQuery, BlogListContext>;

const BlogListTemplate = ({ data: { allBlogPost }, pageContext: { page, pages } }: BlogListTemplateProps) => {
  const title = listPageTitle(blog.title, page);
  const path = paths.listPage(paths.blog(), page);
  const posts = allBlogPost.nodes;
  return (
    <BlogPage
      title={title}
      description={blog.description}
      path={path}
      jsonLd={[blogOf(title, blog.description, path, posts)]}
      lead={
        <>
          <p>{blog.description}</p>
          <p>
            <a href={paths.blogArchive()}>Archive</a> <a href={paths.tags()}>Tags</a>{" "}
            <a href={paths.authors()}>Authors</a> <a href={paths.rss()}>RSS</a>
          </p>
        </>
      }
    >
      <PostList posts={posts} route={paths.blog()} page={page} pages={pages} />
    </BlogPage>
  );
};

export default BlogListTemplate;

export const query = graphql`
  query BlogListTemplate($posts: [String!]!, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    allBlogPost(filter: { id: { in: $posts } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        ...PostList
      }
    }
  }
`;
