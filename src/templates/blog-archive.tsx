import { graphql, type PageProps } from "gatsby";

import { ArchiveYears } from "../components/blog/archive-years";
import { BlogPage } from "../components/blog/blog-page";
import { paths } from "../utils/paths";

const BlogArchiveTemplate = ({ data: { allBlogPost } }: PageProps<Queries.BlogArchiveTemplateQuery>) => (
  <BlogPage title="Archive" description="All posts of the blog, by year." path={paths.blogArchive()}>
    <ArchiveYears posts={allBlogPost.nodes} />
  </BlogPage>
);

export default BlogArchiveTemplate;

export const query = graphql`
  query BlogArchiveTemplate($ids: [String!]!, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        ...ArchiveYears
      }
    }
  }
`;
