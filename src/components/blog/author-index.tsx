import { graphql } from "gatsby";

import { formatPostCount } from "../../utils/text/counted";
import { AuthorCard } from "./author-card";
import type { AuthorCardClass } from "./author-card-styles";
import type { AuthorIndexClass } from "./author-index-styles";

interface AuthorIndexProps {
  authors: readonly Queries.AuthorIndexFragment[];
}

/** All authors and their number of posts. */
export const AuthorIndex = ({ authors }: AuthorIndexProps) => (
  <ul className={"author-index" satisfies AuthorIndexClass}>
    {authors.map((author) => {
      const { key, name, path, posts } = author;
      return (
        <li key={key}>
          <AuthorCard
            author={author}
            heading={<h2>{path ? <a href={path}>{name}</a> : name}</h2>}
            note={<span className={"count" satisfies AuthorCardClass}>{formatPostCount(posts.length)}</span>}
          />
        </li>
      );
    })}
  </ul>
);

export const authorIndexFragment = graphql`
  fragment AuthorIndex on Author {
    key
    posts {
      id
    }
    ...AuthorCard
  }
`;
