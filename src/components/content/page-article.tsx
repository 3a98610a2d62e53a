import { graphql } from "gatsby";
import type { ReactNode } from "react";

import type { TocItem } from "../../utils/toc";
import { MobileToc } from "../docs/mobile-toc";
import { PageMeta } from "../docs/page-meta";
import { Toc } from "../docs/toc";
import { Prose } from "./prose";

interface PageArticleProps {
  page: Queries.PageArticleFragment;
  children: ReactNode;
}

/** A content page outside the docs: title, text, headings beside it. */
export const PageArticle = ({ page: { title, toc, editUrl, lastUpdated }, children }: PageArticleProps) => {
  const headings = toc as readonly TocItem[];
  return (
    <div className="page-article">
      <article>
        <h1 className="page-title">{title}</h1>
        {headings.length > 0 && <MobileToc items={headings} />}
        <Prose>{children}</Prose>
        <PageMeta editUrl={editUrl} lastUpdated={lastUpdated} />
      </article>
      {headings.length > 0 && <Toc items={headings} />}
    </div>
  );
};

export const pageArticleFragment = graphql`
  fragment PageArticle on Page {
    title
    editUrl
    lastUpdated
    toc {
      ...TocTree
    }
  }
`;
