import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Article } from "./article";
import type { ArticleClass } from "./article-styles";

interface PageArticleProps {
  page: Queries.PageArticleFragment;
  children: ReactNode;
}

/** A content page outside the docs: title, text and headings. */
export const PageArticle = ({ page, children }: PageArticleProps) => (
  <Article article={page} frame={"page-article" satisfies ArticleClass}>
    {children}
  </Article>
);

export const pageArticleFragment = graphql`
  fragment PageArticle on Page {
    title
    path
    editUrl
    lastUpdated
    contributors
    toc {
      ...TocTree
    }
  }
`;
