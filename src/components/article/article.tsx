import type { ReactNode } from "react";

import type { TocItem } from "../../utils/toc";
import type { PageTitleClass } from "../parts/page-title-styles";
import { ToTop } from "../parts/to-top";
import { MobileToc } from "./mobile-toc";
import { PageMeta } from "./page-meta";
import type { PageMetaFacts } from "./page-meta";
import { Prose } from "./prose";
import { Toc } from "./toc";

interface ArticleProps {
  article: PageMetaFacts & { title: string; toc: unknown };
  /** Classes of the frame and of the article in it. */
  frame: "doc-article" | "page-article";
  className?: string;
  /** Stands above the title. */
  above?: ReactNode;
  /** Stands between title and text. */
  byline?: ReactNode;
  /** Stands below the text. */
  below?: ReactNode;
  pager?: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** A page of text: title, text, who may edit it, its headings beside it. */
export const Article = ({ article, frame, className, above, byline, below, pager, children }: ArticleProps) => {
  const headings = article.toc as readonly TocItem[];
  return (
    <div className={frame}>
      <article className={className}>
        {above}
        <h1 className={"page-title" satisfies PageTitleClass}>{article.title}</h1>
        {byline}
        {headings.length > 0 && (
          <>
            <MobileToc items={headings} />
            <ToTop />
          </>
        )}
        <Prose>{children}</Prose>
        {below}
        <PageMeta page={article} />
        {pager}
      </article>
      {headings.length > 0 && <Toc items={headings} />}
    </div>
  );
};
