import type { ReactNode } from "react";

import { useReadPage } from "../../browser/hooks/use-read-page";
import { formatDate } from "../../utils/text/format-date";
import type { TocItem } from "../../utils/toc";
import { Icon } from "../parts/icon";
import { Feedback } from "./feedback";
import { ToTop } from "./to-top";
import { MobileToc, Toc } from "./toc";

type PageMetaFacts = Pick<Queries.ContentPageFragment, "path" | "editUrl" | "lastUpdated" | "contributors">;

const MOST_NAMES = 4;

/** Joins names; a long list shows the first ones and how many more there are. */
const joinNames = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMES;
  const shown = more > 1 ? [...names.slice(0, MOST_NAMES), `${more} others`] : names;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
};

/** Renders links to edit the page and report a problem, and when and by whom it was changed. */
export const PageMeta = ({ page: { path, editUrl, lastUpdated, contributors } }: { page: PageMetaFacts }) => (
  <div className="page-meta no-print">
    <a href={editUrl} target="_blank" rel="noopener noreferrer">
      <Icon name="edit" />
      Edit this page
    </a>
    <Feedback path={path} />
    {lastUpdated && (
      <span>
        Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        {contributors.length > 0 && ` by ${joinNames(contributors)}`}
      </span>
    )}
  </div>
);

export interface ArticleProps {
  article: PageMetaFacts & { title: string; toc: unknown };
  className?: string;
  above?: ReactNode;
  /** Shown between title and text. */
  byline?: ReactNode;
  below?: ReactNode;
  pager?: ReactNode;
  children: ReactNode;
}

/** Renders a page of text: its title, text, edit links and headings. */
export const Article = ({ article, className, above, byline, below, pager, children }: ArticleProps) => {
  const headings = article.toc as readonly TocItem[];
  useReadPage(article.path, article.title);
  return (
    <div className="doc-article">
      <article className={className}>
        {above}
        <h1 className="page-title">{article.title}</h1>
        {byline}
        {headings.length > 0 && (
          <>
            <MobileToc items={headings} />
            <ToTop />
          </>
        )}
        <div className="prose">{children}</div>
        {below}
        <PageMeta page={article} />
        {pager}
      </article>
      {headings.length > 0 && <Toc items={headings} />}
    </div>
  );
};
