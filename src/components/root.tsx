import type { ReactElement } from "react";

import { toRoute } from "../utils/address";
import { withTrailingSlash } from "../utils/paths";
import type { Sidebar } from "../utils/sidebar";
import type { VersionPaths } from "../utils/versions";
import { ErrorBoundary } from "./layout/error-boundary";
import { SiteLayout } from "./layout/site-layout";

interface PageElement {
  element: ReactElement;
  props: {
    location: Pick<Location, "pathname">;
    /** Missing if the page has no query. */
    data?: { sidebar?: Sidebar | null };
    pageContext: { versionPaths?: VersionPaths };
  };
}

/** Renders the layout, with the sidebar in the page's data. */
const Layout = ({ element, props }: PageElement) => {
  const sidebar = props.data?.sidebar ?? null;
  const { versionPaths } = props.pageContext;
  return (
    <SiteLayout path={routeOf(props)} sidebar={sidebar} versionPaths={versionPaths}>
      {element}
    </SiteLayout>
  );
};

const routeOf = ({ location }: PageElement["props"]): string =>
  withTrailingSlash(toRoute(location.pathname).replace(/index\.html$/, ""));

/** Wraps each page in the layout, which stays mounted, and in what is shown if even the layout fails. */
export const wrapPageElement = ({ element, props }: PageElement) => (
  <ErrorBoundary outermost path={routeOf(props)}>
    <Layout element={element} props={props} />
  </ErrorBoundary>
);
