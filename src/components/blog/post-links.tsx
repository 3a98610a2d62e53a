/** Renders links to the first five of some posts. */
export const PostLinks = ({ posts }: { posts: readonly { title: string; path: string }[] }) =>
  posts.length === 0 ? null : (
    <ul className="post-links">
      {posts.slice(0, 5).map(({ title, path }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
