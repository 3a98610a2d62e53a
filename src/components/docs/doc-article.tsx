import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { useIdlePrefetch } from "../../hooks/use-idle-prefetch";
import type { TocItem } from "../../utils/toc";
import { Prose } from "../content/prose";
import { Breadcrumbs } from "./breadcrumbs";
import { MobileToc } from "./mobile-toc";
import { PageMeta } from "./page-meta";
import { Pager } from "./pager";
import { Toc } from "./toc";

interface DocArticleProps {
  doc: Queries.DocArticleFragment;
  children: ReactNode;
}

/** A docs page: the way to it, title, text, and what comes before and after. */
export const DocArticle = ({ doc, children }: DocArticleProps) => {
  const { title, sidebarLabel, breadcrumbs, toc, previous, next, editUrl, lastUpdated } = doc;
  useIdlePrefetch(next?.path);
  const headings = toc as readonly TocItem[];
  return (
    <div className="doc-article">
      <article>
        <Breadcrumbs ancestors={breadcrumbs} label={sidebarLabel} />
        <h1 className="page-title">{title}</h1>
        {headings.length > 0 && <MobileToc items={headings} />}
        <Prose>{children}</Prose>
        <PageMeta editUrl={editUrl} lastUpdated={lastUpdated} />
        <Pager name="Docs pages" captions={{ previous: "Previous", next: "Next" }} previous={previous} next={next} />
      </article>
      {headings.length > 0 && <Toc items={headings} />}
    </div>
  );
};

export const docArticleFragment = graphql`
  fragment DocArticle on Doc {
    title
    sidebarLabel
    editUrl
    lastUpdated
    breadcrumbs {
      label
      path
    }
    previous {
      label
      path
    }
    next {
      label
      path
    }
    toc {
      ...TocTree
    }
  }
`;
