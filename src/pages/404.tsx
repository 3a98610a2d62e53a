import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useMemo } from "react";

import { MessagePage } from "../components/layout/message-page";
import { Seo } from "../components/parts/seo";
import { mainDocId } from "../config/versions";
import { useBrowserValue } from "../hooks/use-browser-value";
import { nearestPages } from "../utils/nearest-pages";
import { paths } from "../utils/paths";

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const address = useBrowserValue(() => location.pathname);
  const suggestions = useMemo(
    () =>
      address ? nearestPages(address, [...data.allDoc.nodes, ...data.allPage.nodes, ...data.allBlogPost.nodes]) : [],
    [address, data],
  );
  return (
    <MessagePage title="Page not found">
      <Seo title="Page not found" />
      <p>
        There is no page at this address. It may have moved, or the link that brought you here may have a mistake in it.
      </p>
      {suggestions.length > 0 && (
        <>
          <h2>Did you mean one of these?</h2>
          <ul>
            {suggestions.map(({ title, path }) => (
              <li key={path}>
                <a href={path}>{title}</a> <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Or start at the <a href={paths.home()}>home page</a> or the <a href={paths.doc(mainDocId)}>introduction</a>.
      </p>
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
