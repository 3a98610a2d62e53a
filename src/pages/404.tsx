import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";

import { useBrowserValue } from "../browser/hooks/use-browser";
import { MessagePage } from "../components/layout/message-page";
import { notFoundStylesheet } from "../components/layout/not-found-stylesheet";
import { Icon } from "../components/parts/icon";
import { Seo } from "../components/parts/seo";
import { blog } from "../config/blog";
import { search } from "../config/search";
import { mainDocId } from "../config/versions";
import { toAddress, toRoute } from "../utils/address";
import { decoded } from "../utils/decoded";
import { nearestPages, type PageEntry } from "../utils/nearest-pages";
import { paths } from "../utils/paths";

const SHOWN = 3;

/** Pages that belong to no content file. */
const otherPages: readonly PageEntry[] = [
  ...search.pages,
  { title: "Search", path: paths.search() },
  { title: blog.title, path: paths.blog() },
  { title: "Archive", path: paths.blogArchive() },
  { title: "Authors", path: paths.authors() },
  { title: "Tags", path: paths.tags() },
];

/** An author may have no page. */
const toKnownPage = ({ title, path }: { title: string; path: string | null }): PageEntry[] =>
  path === null ? [] : [{ title, path }];

/** Returns all pages with a title of their own. */
const pagesOf = ({ allErnElement, allErnValueSet, ...lists }: Queries.NotFoundPageQuery): PageEntry[] => [
  ...[lists.allDoc, lists.allPage, lists.allBlogPost, lists.allTag, lists.allAuthor].flatMap(({ nodes }) =>
    nodes.flatMap(toKnownPage),
  ),
  ...allErnElement.names.map((name) => ({ title: name, path: paths.ernElement(name) })),
  ...allErnValueSet.names.map((name) => ({ title: name, path: paths.ernValueSet(name) })),
  ...otherPages,
];

/** Returns a search query from the last part of an address. */
const toSearchQuery = (address: string): string =>
  (decoded(address).split("/").filter(Boolean).at(-1) ?? "").replace(/\.html?$/, "").replace(/[-_]+/g, " ");

const SearchField = ({ query }: { query: string }) => (
  <form role="search" action={paths.search()} className="search-field">
    <Icon name="search" />
    <input
      key={query}
      type="search"
      name="q"
      aria-label="Search docs"
      placeholder="Search docs"
      defaultValue={query}
      maxLength={search.maxQueryLength}
      autoComplete="off"
    />
    <button type="submit">Search</button>
  </form>
);

const Suggestions = ({ pages }: { pages: readonly PageEntry[] }) => (
  <div className="suggestions">
    {pages.length > 0 && (
      <>
        <h2>Did you mean one of these?</h2>
        <ul>
          {pages.map(({ title, path }) => (
            <li key={path}>
              <a href={path}>{title}</a> <code>{toAddress(path)}</code>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const address = useBrowserValue(() => toRoute(location.pathname));
  const suggestions = useMemo(() => (address ? nearestPages(address, pagesOf(data), SHOWN) : []), [address, data]);
  return (
    <MessagePage title="Page not found">
      <style dangerouslySetInnerHTML={{ __html: notFoundStylesheet }} />
      <Seo title="Page not found" />
      <p>
        There is no page at this address. It may have moved, or the link that brought you here may have a mistake in it.
      </p>
      <SearchField query={address ? toSearchQuery(address) : ""} />
      <p>
        Or start at the <a href={paths.home()}>home page</a> or the <a href={paths.doc(mainDocId)}>introduction</a>.
      </p>
      <Suggestions pages={suggestions} />
    </MessagePage>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage($path: String!) {
    sidebar(name: { eq: "tutorialSidebar" }) {
      ...PageSidebar
    }
    allDoc(filter: { draft: { eq: false } }, sort: { docId: ASC }) {
      nodes {
        title
        path
      }
    }
    allPage(filter: { draft: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
    allBlogPost(filter: { draft: { eq: false }, unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
    allTag(filter: { posts: { elemMatch: { path: { ne: null } } } }, sort: { path: ASC }) {
      nodes {
        title: label
        path
      }
    }
    allAuthor(sort: { path: ASC }) {
      nodes {
        title: name
        path
      }
    }
    allErnElement {
      names: distinct(field: { name: SELECT })
    }
    allErnValueSet {
      names: distinct(field: { name: SELECT })
    }
  }
`;
