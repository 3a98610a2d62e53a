import { graphql } from "gatsby";
import type { ReactNode } from "react";

import type { SidebarLink } from "../../utils/sidebar";
import type { TocItem } from "../../utils/toc";
import { Prose } from "../content/prose";
import { MobileToc } from "../docs/mobile-toc";
import { PageMeta } from "../docs/page-meta";
import { Pager } from "../docs/pager";
import { Toc } from "../docs/toc";
import { AuthorCard } from "./author-card";
import { PostMeta } from "./post-meta";
import { PostTags } from "./post-tags";

interface BlogArticleProps {
  post: Queries.BlogArticleFragment;
  newer: SidebarLink | null;
  older: SidebarLink | null;
  children: ReactNode;
}

/** A post: title, who wrote it and when, text, and the posts beside it in time. */
export const BlogArticle = ({ post, newer, older, children }: BlogArticleProps) => {
  const { title, date, readingTime, authors, tags, toc, editUrl, lastUpdated } = post;
  const headings = toc as readonly TocItem[];
  return (
    <div className="doc-article">
      <article className="blog-article">
        <h1 className="page-title">{title}</h1>
        <PostMeta date={date} readingTime={readingTime} />
        <div className="post-authors">
          {authors.map((author) => (
            <AuthorCard key={author.key} author={author} />
          ))}
        </div>
        {headings.length > 0 && <MobileToc items={headings} />}
        <Prose>{children}</Prose>
        <PostTags tags={tags} />
        <PageMeta editUrl={editUrl} lastUpdated={lastUpdated} />
        <Pager
          name="Blog post page navigation"
          captions={{ previous: "Newer post", next: "Older post" }}
          previous={newer}
          next={older}
        />
      </article>
      {headings.length > 0 && <Toc items={headings} />}
    </div>
  );
};

export const blogArticleFragment = graphql`
  fragment BlogArticle on BlogPost {
    title
    date
    readingTime
    editUrl
    lastUpdated
    authors {
      key
      ...AuthorCard
    }
    tags {
      label
      path
      description
    }
    toc {
      ...TocTree
    }
  }
`;
