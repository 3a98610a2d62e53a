import { useIdlePrefetch } from "../../browser/hooks/use-idle-prefetch";
import { paths } from "../../utils/paths";
import { RELATED_ID } from "../../utils/reserved-ids";
import type { SidebarLink } from "../../utils/sidebar";
import { formatReadingTime } from "../../utils/text/counted";
import { Article, type ArticleProps } from "../article/article";
import { CopyPage } from "../article/copy-page";
import { Pager } from "../article/pager";
import { Icon } from "../parts/icon";

/** Renders the path from the home page down to this page; ancestors are outermost first. */
export const Breadcrumbs = ({ ancestors, label }: { ancestors: readonly SidebarLink[]; label: string }) => (
  <nav aria-label="Breadcrumbs" className="breadcrumbs no-print">
    <ol>
      <li>
        <a href={paths.home()} aria-label="Home page">
          <Icon name="home" />
        </a>
      </li>
      {ancestors.map((ancestor) => (
        <li key={ancestor.path}>
          <a href={ancestor.path}>{ancestor.label}</a>
        </li>
      ))}
      <li>
        <span aria-current="page">{label}</span>
      </li>
    </ol>
  </nav>
);

/** Renders a note above a page of an older version, with a link to the same page in the current one, if it exists. */
export const VersionNote = ({ version, currentPath }: { version: string; currentPath: string | null }) => (
  <p className="version-note" role="note">
    You are reading {version}.{" "}
    {currentPath === null ? (
      <>
        The current version has no such page: <a href={paths.docs()}>begin there</a>.
      </>
    ) : (
      <a href={currentPath}>Read this page in the current version</a>
    )}
  </p>
);

/** Renders pages that show how to use what this page describes. */
const Related = ({ pages }: { pages: readonly SidebarLink[] }) =>
  pages.length === 0 ? null : (
    <nav className="related" aria-labelledby={RELATED_ID}>
      <h2 id={RELATED_ID}>Related</h2>
      <ul>
        {pages.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );

interface DocArticleProps extends Pick<ArticleProps, "children"> {
  doc: Queries.DocArticleFragment & ArticleProps["article"];
}

export const DocArticle = ({ doc, children }: DocArticleProps) => {
  const { sidebarLabel, breadcrumbs, path, previous, next, readingTime, related, version, currentPath } = doc;
  useIdlePrefetch(next?.path);
  return (
    <Article
      article={doc}
      above={
        <>
          {version && <VersionNote version={version} currentPath={currentPath} />}
          <div className="page-bar">
            <Breadcrumbs ancestors={breadcrumbs} label={sidebarLabel} />
            <CopyPage path={path} zip={doc.zip} />
          </div>
        </>
      }
      byline={readingTime && <p className="reading-time">{formatReadingTime(readingTime)}</p>}
      below={<Related pages={related} />}
      pager={
        <Pager name="Docs pages" captions={{ previous: "Previous", next: "Next" }} previous={previous} next={next} />
      }
    >
      {children}
    </Article>
  );
};
