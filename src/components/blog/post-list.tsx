import { paths } from "../../utils/paths";
import { PageContent } from "../article/page-content";
import { Pager } from "../article/pager";
import { PostMeta, PostTags } from "./post-parts";

/** Renders a post in a list: its beginning, or all of it if it has no marker. */
export const PostListItem = ({ post }: { post: Queries.PostListFragment }) => {
  const { title, description, path, date, readingTime, authors, tags, excerpt, truncated } = post;
  const hasExcerpt = Array.isArray(excerpt) && excerpt.length > 0;
  return (
    <article className="post-list-item">
      <h2>
        <a href={path}>{title}</a>
      </h2>
      <PostMeta date={date} readingTime={readingTime} />
      <p className="by">
        {authors.map(({ key, name, path: page }, index) => (
          <span key={key}>
            {index > 0 && ", "}
            {page ? <a href={page}>{name}</a> : name}
          </span>
        ))}
      </p>
      <div className="prose">
        {hasExcerpt ? <PageContent content={excerpt} interactive={false} /> : <p>{description}</p>}
      </div>
      <footer>
        <PostTags tags={tags} />
        {truncated && (
          <a className="more" href={path}>
            Read more<span className="visually-hidden">{` about ${title}`}</span>
          </a>
        )}
      </footer>
    </article>
  );
};

interface PostListProps {
  posts: readonly Queries.PostListFragment[];
  /** Route of the list's first page. */
  route: string;
  /** Number of this page, starting at 1. */
  page: number;
  pages: number;
}

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
