import { graphql, type PageProps } from "gatsby";

import { BlogPage } from "../components/blog/blog-page";
import { TagIndex } from "../components/blog/tag-index";
import { paths } from "../utils/paths";

const TagsTemplate = ({ data: { allTag } }: PageProps<Queries.TagsTemplateQuery>) => (
  <BlogPage title="Tags" description="What the posts of the blog are about, by tag." path={paths.tags()}>
    <TagIndex tags={allTag.nodes} />
  </BlogPage>
);

export default TagsTemplate;

export const query = graphql`
  query TagsTemplate($ids: [String!]!) {
    allTag(filter: { id: { in: $ids } }) {
      nodes {
        ...TagIndex
      }
    }
  }
`;
