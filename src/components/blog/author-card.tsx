import { graphql } from "gatsby";
import type { ReactNode } from "react";

import type { BlogClass } from "./blog-stylesheet";
import { AuthorLinks } from "./author-links";
import { Avatar } from "./avatar";

interface AuthorCardProps {
  author: Queries.AuthorCardFragment;
  /** Replaces the linked name. */
  heading?: ReactNode;
  /** Shown after the name. */
  note?: ReactNode;
}

/** An author: avatar, name, role and links. */
export const AuthorCard = ({ author, heading, note }: AuthorCardProps) => {
  const { name, title, path, links } = author;
  return (
    <div className={"author-card" satisfies BlogClass}>
      <Avatar author={author} />
      <div>
        {heading ?? <strong>{path ? <a href={path}>{name}</a> : name}</strong>}
        {note}
        {title && <p>{title}</p>}
        <AuthorLinks name={name} links={links} />
      </div>
    </div>
  );
};

export const authorCardFragment = graphql`
  fragment AuthorCard on Author {
    name
    title
    path
    links {
      kind
      url
    }
    ...Avatar
  }
`;
