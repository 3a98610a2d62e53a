import { graphql, type PageProps } from "gatsby";

import { AuthorIndex } from "../components/blog/author-index";
import { BlogPage } from "../components/blog/blog-page";
import { paths } from "../utils/paths";

const AuthorsTemplate = ({ data: { allAuthor } }: PageProps<Queries.AuthorsTemplateQuery>) => (
  <BlogPage title="Authors" description="Who writes the posts of the blog." path={paths.authors()}>
    <AuthorIndex authors={allAuthor.nodes} />
  </BlogPage>
);

export default AuthorsTemplate;

export const query = graphql`
  query AuthorsTemplate($ids: [String!]!) {
    allAuthor(filter: { id: { in: $ids } }, sort: { name: ASC }) {
      nodes {
        ...AuthorIndex
      }
    }
  }
`;
