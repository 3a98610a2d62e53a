import { graphql } from "gatsby";

import { PageContent } from "../../article/page-content";
import { Prose } from "../../article/prose";
import type { GlobalClass } from "../../parts/global-styles";
import type { BlogClass } from "../blog-stylesheet";
import { PostCover } from "./post-cover";
import { PostMeta } from "./post-meta";
import { PostTags } from "./post-tags";

interface PostListItemProps {
  post: Queries.PostListItemFragment;
}

/** A post in a list: its beginning, or all of it if it has no marker. */
export const PostListItem = ({ post }: PostListItemProps) => {
  const { title, description, path, date, readingTime, outline, authors, tags, excerpt, truncated } = post;
  const hasExcerpt = Array.isArray(excerpt) && excerpt.length > 0;
  return (
    <article className={"post-list-item" satisfies BlogClass}>
      <PostCover outline={outline} />
      <h2>
        <a href={path}>{title}</a>
      </h2>
      <PostMeta date={date} readingTime={readingTime} />
      <p className={"by" satisfies BlogClass}>
        {authors.map(({ key, name, path: page }, at) => (
          <span key={key}>
            {at > 0 && ", "}
            {page ? <a href={page}>{name}</a> : name}
          </span>
        ))}
      </p>
      <Prose>{hasExcerpt ? <PageContent content={excerpt} interactive={false} /> : <p>{description}</p>}</Prose>
      <footer>
        <PostTags tags={tags} />
        {truncated && (
          <a className={"more" satisfies BlogClass} href={path}>
            Read more<span className={"visually-hidden" satisfies GlobalClass}>{` about ${title}`}</span>
          </a>
        )}
      </footer>
    </article>
  );
};

export const postListItemFragment = graphql`
  fragment PostListItem on BlogPost {
    title
    description
    path
    date
    readingTime
    outline
    excerpt
    truncated
    authors {
      key
      name
      path
    }
    tags {
      label
      path
      description
    }
  }
`;
