const MOST_POSTS = 5;

/** Renders links to the first of some posts. */
export const PostLinks = ({ posts }: { posts: readonly { title: string; path: string }[] }) =>
  posts.length === 0 ? null : (
    <ul className="post-links">
      {posts.slice(0, MOST_POSTS).map(({ title, path }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
