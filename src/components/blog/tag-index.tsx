import { graphql } from "gatsby";

import { groupByLetter } from "./group-by-letter";
import type { GlobalClass } from "../parts/global-styles";
import type { BlogClass } from "./blog-stylesheet";

interface TagIndexProps {
  tags: readonly Queries.TagIndexFragment[];
}

/** Tags under their first letters, with the number of posts. */
export const TagIndex = ({ tags }: TagIndexProps) => (
  <div className={"tag-index" satisfies BlogClass}>
    {groupByLetter(tags).map(({ letter, items }, at) => (
      <section key={letter} aria-labelledby={`tags-${letter}`}>
        {at > 0 && <hr />}
        <h2 id={`tags-${letter}`}>{letter}</h2>
        <ul>
          {items.map(({ path, label, description, posts }) => (
            <li key={path}>
              <a href={path} title={description}>
                {label}
              </a>{" "}
              <span>
                {posts.length}
                <span className={"visually-hidden" satisfies GlobalClass}>
                  {" "}
                  {posts.length === 1 ? "post" : "posts"}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

export const tagIndexFragment = graphql`
  fragment TagIndex on Tag {
    path
    label
    description
    posts {
      id
    }
  }
`;
