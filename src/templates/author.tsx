import { graphql, type PageProps } from "gatsby";

import { PageContent } from "../components/article/page-content";
import { AuthorCard } from "../components/blog/author-card";
import { BlogPage } from "../components/blog/blog-page";
import { PostList } from "../components/blog/post-list";
import type { BlogListContext } from "../gatsby/content-types/blog/create-post-lists";
import { listPageTitle } from "../utils/lists";
import { paths } from "../utils/paths";
import { formatPostCount } from "../utils/text/counted";

type AuthorTemplateProps = PageProps<Queries.AuthorTemplateQuery, BlogListContext>;

const AuthorTemplate = ({ data: { author, allBlogPost }, pageContext: { page, pages } }: AuthorTemplateProps) => {
  if (!author?.path) throw new Error("The page's author is not in the data layer.");
  const { name, path, posts } = author;
  const count = formatPostCount(posts.length);
  return (
    <BlogPage
      title={listPageTitle(`${name} - ${count}`, page)}
      heading={name}
      description={`${count} by ${name} on the blog.`}
      path={paths.listPage(path, page)}
      lead={
        <>
          <AuthorCard author={author} heading={<strong>{count}</strong>} />
          <div className="prose">
            <PageContent content={author.bio} interactive={false} />
          </div>
          <p>
            <a href={paths.authors()}>View all authors</a>
          </p>
        </>
      }
    >
      {posts.length === 0 && <p>This author has not written any posts yet.</p>}
      <PostList posts={allBlogPost.nodes} route={path} page={page} pages={pages} />
    </BlogPage>
  );
};

export default AuthorTemplate;

export const query = graphql`
  query AuthorTemplate($id: String!, $posts: [String!]!, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    author(id: { eq: $id }) {
      bio
      posts {
        id
      }
      ...AuthorCard
    }
    allBlogPost(filter: { id: { in: $posts } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        ...PostList
      }
    }
  }
`;
