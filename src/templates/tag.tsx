import { graphql, type PageProps } from "gatsby";

import { BlogPage } from "../components/blog/blog-page";
import { PostList } from "../components/blog/post-list";
import type { BlogListContext } from "../gatsby/content-types/blog/create-post-lists";
import { listPageTitle } from "../utils/lists";
import { paths } from "../utils/paths";
import { formatPostCount } from "../utils/text/counted";

type TagTemplateProps = PageProps<Queries.TagTemplateQuery, BlogListContext>;

const TagTemplate = ({ data: { tag, allBlogPost }, pageContext: { page, pages } }: TagTemplateProps) => {
  if (!tag) throw new Error("The page's tag is not in the data layer.");
  const { label, description, path, posts } = tag;
  const title = listPageTitle(`${formatPostCount(posts.length)} tagged with "${label}"`, page);
  return (
    <BlogPage
      title={title}
      description={description}
      path={paths.listPage(path, page)}
      lead={
        <>
          <p>{description}</p>
          <p>
            <a href={paths.tags()}>View All Tags</a>
          </p>
        </>
      }
    >
      <PostList posts={allBlogPost.nodes} route={path} page={page} pages={pages} />
    </BlogPage>
  );
};

export default TagTemplate;

export const query = graphql`
  query TagTemplate($id: String!, $posts: [String!]!, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    tag(id: { eq: $id }) {
      label
      description
      path
      posts {
        id
      }
    }
    allBlogPost(filter: { id: { in: $posts } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        ...PostList
      }
    }
  }
`;
