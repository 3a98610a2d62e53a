import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { useIdlePrefetch } from "../../browser/hooks/use-idle-prefetch";
import { formatReadingTime } from "../../utils/text/counted";
import { Article } from "../article/article";
import { CopyPage } from "../article/copy-page";
import type { CopyPageClass } from "../article/copy-page-styles";
import { Pager } from "../article/pager";
import { Breadcrumbs } from "./breadcrumbs";
import type { DocArticleClass } from "./doc-article-styles";
import { VersionNote } from "./version-note";
import type { SidebarLink } from "../../utils/sidebar";

/** Pages that show how to use what this page describes. */
const Related = ({ pages }: { pages: readonly SidebarLink[] }) =>
  pages.length === 0 ? null : (
    <nav className={"related" satisfies DocArticleClass} aria-labelledby="_related">
      <h2 id="_related">Related</h2>
      <ul>
        {pages.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );

interface DocArticleProps {
  doc: Queries.DocArticleFragment;
  children: ReactNode;
}

/** A docs page: breadcrumbs, title, text, and the previous and next pages. */
export const DocArticle = ({ doc, children }: DocArticleProps) => {
  const { sidebarLabel, breadcrumbs, path, previous, next, readingTime, related, version, currentPath } = doc;
  useIdlePrefetch(next?.path);
  return (
    <Article
      article={doc}
      frame={"doc-article" satisfies DocArticleClass}
      above={
        <>
          {version && <VersionNote version={version} currentPath={currentPath} />}
          <div className={"page-bar" satisfies CopyPageClass}>
            <Breadcrumbs ancestors={breadcrumbs} label={sidebarLabel} />
            <CopyPage path={path} />
          </div>
        </>
      }
      byline={
        readingTime && <p className={"reading-time" satisfies DocArticleClass}>{formatReadingTime(readingTime)}</p>
      }
      below={<Related pages={related} />}
      pager={
        <Pager name="Docs pages" captions={{ previous: "Previous", next: "Next" }} previous={previous} next={next} />
      }
    >
      {children}
    </Article>
  );
};

export const docArticleFragment = graphql`
  fragment DocArticle on Doc {
    title
    sidebarLabel
    version
    currentPath
    path
    editUrl
    lastUpdated
    contributors
    readingTime
    related {
      label
      path
    }
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
