import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useMemo } from "react";

import { MessagePage } from "../components/layout/message-page";
import { notFoundStylesheet } from "../components/layout/not-found-stylesheet";
import { Suggestions } from "../components/layout/suggestions";
import { Seo } from "../components/parts/seo";
import { SearchField } from "../components/search/search-field";
import { mainDocId } from "../config/versions";
import { useBrowserValue } from "../browser/hooks/use-browser";
import { toRoute } from "../utils/address";
import { decoded } from "../utils/decoded";
import { nearestPages } from "../utils/nearest-pages";
import { paths } from "../utils/paths";

const SHOWN = 3;

/** A search query from the last part of an address. */
const sought = (address: string): string =>
  (decoded(address).split("/").filter(Boolean).at(-1) ?? "").replace(/\.html?$/, "").replace(/[-_]+/g, " ");

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const address = useBrowserValue(() => toRoute(location.pathname));
  const suggestions = useMemo(
    () =>
      address
        ? nearestPages(
            address,
            [data.allDoc, data.allPage, data.allBlogPost].flatMap(({ nodes }) => nodes),
            SHOWN,
          )
        : [],
    [address, data],
  );
  return (
    <MessagePage title="Page not found">
      <style dangerouslySetInnerHTML={{ __html: notFoundStylesheet }} />
      <Seo title="Page not found" />
      <p>
        There is no page at this address. It may have moved, or the link that brought you here may have a mistake in it.
      </p>
      <SearchField query={address ? sought(address) : ""} />
      <p>
        Or start at the <a href={paths.home()}>home page</a> or the <a href={paths.doc(mainDocId)}>introduction</a>.
      </p>
      <Suggestions pages={suggestions} />
    </MessagePage>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage {
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
  }
`;
