import type { WrapPageElementBrowserArgs } from "gatsby";

import { withTrailingSlash } from "../utils/paths";
import { SiteLayout } from "./layout/site-layout";

/** Around each page: the layout, with the sidebar that the page's context names. */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => {
  const { sidebar = null } = props.pageContext as { sidebar?: string | null };
  return (
    <SiteLayout path={withTrailingSlash(props.location.pathname.replace(/index\.html$/, ""))} sidebar={sidebar}>
      {element}
    </SiteLayout>
  );
};
