/** @jsxImportSource theme-ui */
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
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
    <div sx={styles}>
      <article>
        <h1>{title}</h1>
        {headings.length > 0 && <MobileToc items={headings} />}
        <Prose>{children}</Prose>
        <PageMeta editUrl={editUrl} lastUpdated={lastUpdated} />
      </article>
      {headings.length > 0 && <Toc items={headings} />}
    </div>
  );
};

const styles: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 46rem) 232px",
  justifyContent: "center",
  columnGap: 8,
  px: [4, null, 5],
  [media.narrowToc]: { gridTemplateColumns: "minmax(0, 46rem)" },
  [media.print]: { display: "block" },
  article: { minWidth: 0, pt: 7, pb: 8 },
  h1: { m: 0, mb: 5, fontSize: ["1.875rem", null, "h1"], lineHeight: "heading", letterSpacing: "-0.02em", fontWeight: "heading" },
};

export const pageArticleFragment = graphql`
  fragment PageArticle on Page {
    title
    editUrl
    lastUpdated
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
