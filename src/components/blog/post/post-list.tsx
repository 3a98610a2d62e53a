import { graphql } from "gatsby";

import { paths } from "../../../utils/paths";
import { Pager } from "../../article/pager";
import { PostListItem } from "./post-list-item";

interface PostListProps {
  posts: readonly (Queries.PostListItemFragment & { id: string })[];
  /** Route of the list's first page. */
  route: string;
  /** Number of this page, starting at 1. */
  page: number;
  pages: number;
}

/** One page of a list of posts, with links to the previous and next pages. */
export const PostList = ({ posts, route, page, pages }: PostListProps) => (
  <>
    {posts.map((post) => (
      <PostListItem key={post.id} post={post} />
    ))}
    <Pager
      name="Blog list page navigation"
      previous={page > 1 ? { label: "Newer entries", path: paths.listPage(route, page - 1) } : null}
      next={page < pages ? { label: "Older entries", path: paths.listPage(route, page + 1) } : null}
    />
  </>
);

export const postListFragment = graphql`
  fragment PostList on BlogPost {
    id
    ...PostListItem
  }
`;
