/** @jsxImportSource theme-ui */
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

import { useIdlePrefetch } from "../../hooks/use-idle-prefetch";
import { media } from "../../theme/breakpoints";
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
    <div sx={styles}>
      <article>
        <Breadcrumbs ancestors={breadcrumbs} label={sidebarLabel} />
        <h1>{title}</h1>
        {headings.length > 0 && <MobileToc items={headings} />}
        <Prose>{children}</Prose>
        <PageMeta editUrl={editUrl} lastUpdated={lastUpdated} />
        <Pager previous={previous} next={next} />
      </article>
      {headings.length > 0 && <Toc items={headings} />}
    </div>
  );
};

const styles: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 232px",
  [media.narrowToc]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [media.print]: { display: "block" },
  article: {
    width: "100%",
    maxWidth: "calc(46rem + 96px)",
    mx: "auto",
    px: [4, null, 5, 7],
    pt: 5,
    pb: 8,
    minWidth: 0,
  },
  h1: {
    m: 0,
    mb: 5,
    fontSize: ["1.875rem", null, "h1"],
    lineHeight: "heading",
    letterSpacing: "-0.02em",
    fontWeight: "heading",
  },
};

export const docArticleFragment = graphql`
  fragment TocItemParts on TocItem {
    id
    html
  }
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
      ...TocItemParts
      items {
        ...TocItemParts
        items {
          ...TocItemParts
          items {
            ...TocItemParts
            items {
              ...TocItemParts
            }
          }
        }
      }
    }
  }
`;
