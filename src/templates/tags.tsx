import { graphql, type PageProps } from "gatsby";

import { BlogPage } from "../components/blog/blog-page";
import { PostLinks } from "../components/blog/post-links";
import { groupByLetter } from "../utils/lists";
import { paths } from "../utils/paths";

const TagsTemplate = ({ data: { allTag } }: PageProps<Queries.TagsTemplateQuery>) => (
  <BlogPage title="Tags" description="What the posts of the blog are about, by tag." path={paths.tags()}>
    <div className="tag-index">
      {groupByLetter(allTag.nodes).map(({ letter, items }, index) => (
        <section key={letter} aria-labelledby={`tags-${letter}`}>
          {index > 0 && <hr />}
          <h2 id={`tags-${letter}`}>{letter}</h2>
          <ul>
            {items.map(({ path, label, description, posts }) => (
              <li key={path}>
                <a href={path}>{label}</a>{" "}
                <span>
                  {posts.length}
                  <span className="visually-hidden"> {posts.length === 1 ? "post" : "posts"}</span>
                </span>
                <p>{description}</p>
                <PostLinks posts={posts} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </BlogPage>
);

export default TagsTemplate;

export const query = graphql`
  query TagsTemplate($ids: [String!]!, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    allTag(filter: { id: { in: $ids } }) {
      nodes {
        path
        label
        description
        posts {
          title
          path
        }
      }
    }
  }
`;
