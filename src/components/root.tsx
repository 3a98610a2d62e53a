import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import { ThemeUIProvider } from "theme-ui";

import { theme } from "../theme";
import { withTrailingSlash } from "../utils/paths";
import { SiteLayout } from "./layout/site-layout";

/** Around the whole app, once: the theme. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ThemeUIProvider theme={theme}>{element}</ThemeUIProvider>
);

/** Around each page: the layout, with the sidebar that the page's context names. */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => {
  const { sidebar = null } = props.pageContext as { sidebar?: string | null };
  return (
    <SiteLayout path={withTrailingSlash(props.location.pathname.replace(/index\.html$/, ""))} sidebar={sidebar}>
      {element}
    </SiteLayout>
  );
};
