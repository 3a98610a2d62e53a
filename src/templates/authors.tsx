import { graphql, type PageProps } from "gatsby";

import { AuthorCard } from "../components/blog/author-card";
import { BlogPage } from "../components/blog/blog-page";
import { PostLinks } from "../components/blog/post-links";
import { paths } from "../utils/paths";
import { formatPostCount } from "../utils/text/counted";

const AuthorsTemplate = ({ data: { allAuthor } }: PageProps<Queries.AuthorsTemplateQuery>) => (
  <BlogPage title="Authors" description="Who writes the posts of the blog." path={paths.authors()}>
    <ul className="author-index">
      {allAuthor.nodes.map((author) => (
        <li key={author.key}>
          <AuthorCard
            author={author}
            heading={<h2>{author.path ? <a href={author.path}>{author.name}</a> : author.name}</h2>}
            note={<span className="count">{formatPostCount(author.posts.length)}</span>}
          />
          <PostLinks posts={author.posts} />
        </li>
      ))}
    </ul>
  </BlogPage>
);

export default AuthorsTemplate;

export const query = graphql`
  query AuthorsTemplate($ids: [String!]!, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    allAuthor(filter: { id: { in: $ids } }, sort: { name: ASC }) {
      nodes {
        key
        posts {
          title
          path
        }
        ...AuthorCard
      }
    }
  }
`;
