import { formatPostCount } from "../../utils/text/counted";
import { AuthorCard } from "./author-card";

/** All authors and their number of posts. */
export const AuthorIndex = ({ authors }: { authors: readonly Queries.AuthorIndexFragment[] }) => (
  <ul className="author-index">
    {authors.map((author) => {
      const { key, name, path, posts } = author;
      return (
        <li key={key}>
          <AuthorCard
            author={author}
            heading={<h2>{path ? <a href={path}>{name}</a> : name}</h2>}
            note={<span className="count">{formatPostCount(posts.length)}</span>}
          />
        </li>
      );
    })}
  </ul>
);
