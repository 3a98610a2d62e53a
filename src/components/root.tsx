import type { ReactElement } from "react";

import { toRoute } from "../utils/address";
import { withTrailingSlash } from "../utils/paths";
import type { VersionPaths } from "../utils/versions";
import { ErrorBoundary } from "./layout/error-boundary";
import { SiteLayout } from "./layout/site-layout";

interface PageContext {
  sidebar?: string | null;
  versionPaths?: VersionPaths;
}

interface PageElement {
  element: ReactElement;
  props: { location: Pick<Location, "pathname">; pageContext: PageContext };
}

/** The layout, with the sidebar named in the page's context. */
const Layout = ({ element, props }: PageElement) => {
  const { sidebar = null, versionPaths } = props.pageContext;
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
