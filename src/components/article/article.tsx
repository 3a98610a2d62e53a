import type { ReactNode } from "react";

import type { TocItem } from "../../utils/toc";
import type { PartsClass } from "../parts/parts-styles";
import { ToTop } from "../parts/to-top";
import { MobileToc } from "./toc/mobile-toc";
import { PageMeta } from "./page-meta";
import type { PageMetaFacts } from "./page-meta";
import { Prose } from "./prose";
import { Toc } from "./toc/toc";

interface ArticleProps {
  article: PageMetaFacts & { title: string; toc: unknown };
  /** Classes of the frame and of the article inside it. */
  frame: "doc-article" | "page-article";
  className?: string;
  /** Shown above the title. */
  above?: ReactNode;
  /** Shown between title and text. */
  byline?: ReactNode;
  /** Shown below the text. */
  below?: ReactNode;
  pager?: ReactNode;
  children: ReactNode;
}

/** A page of text: its title, text, edit links and headings. */
export const Article = ({ article, frame, className, above, byline, below, pager, children }: ArticleProps) => {
  const headings = article.toc as readonly TocItem[];
  return (
    <div className={frame}>
      <article className={className}>
        {above}
        <h1 className={"page-title" satisfies PartsClass}>{article.title}</h1>
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
