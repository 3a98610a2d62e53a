import { type GatsbySSR, type RenderBodyArgs, StaticQueryContext } from "gatsby";
import { isValidElement, type ReactNode } from "react";

import favicon from "!./static/favicon.svg?source";

import headScript from "./src/browser/inline-scripts/head?inline";
import { iconSprite } from "./src/components/parts/icon-sprite";
import { stylesheet } from "./src/components/stylesheet";
import { colorMode } from "./src/config/color-mode";
import { feedLinks } from "./src/config/feeds";
import { hostedSearch } from "./src/config/hosted-search";
import { icons } from "./src/config/icons";
import { site } from "./src/config/site";
import { pageDataToServe } from "./src/data/served/served-page-data";
import { staticQueriesToServe } from "./src/data/served/served-static-queries";
import { light } from "./src/theme/colors";
import { paths } from "./src/utils/paths";
import { FOLD_ID, FOOTER_ID, PAGE_DATA_ID, STATIC_QUERIES_ID, STYLESHEET_ID } from "./src/utils/reserved-ids";

export { wrapPageElement } from "./src/components/root";

const svgIcon = `data:image/svg+xml,${favicon
  .trim()
  .replaceAll('"', "'")
  .replace(/[%#<>{}\s]/g, encodeURIComponent)}`;

/** Results of the static queries of all rendered pages. */
const staticQueries: Record<string, unknown> = {};

/** Collects the static query results that a page is rendered with. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <StaticQueryContext.Consumer>
    {(results) => {
      Object.assign(staticQueries, results);
      return element;
    }}
  </StaticQueryContext.Consumer>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  bodyHtml,
  loadPageDataSync,
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
  setPreBodyComponents,
}: RenderBodyArgs & {
  /** Missing from Gatsby's types; undefined in develop. */
  bodyHtml?: string;
}) => {
  setHtmlAttributes({
    lang: site.language,
    dir: site.direction,
    "data-theme": colorMode.defaultMode,
    "data-theme-choice": colorMode.respectSystem ? "system" : colorMode.defaultMode,
  } as Record<string, string>);
  setHeadComponents([
    <script key="head-script" data-path={pathname} dangerouslySetInnerHTML={{ __html: headScript }} />,
    <style key="stylesheet" id={STYLESHEET_ID} dangerouslySetInnerHTML={{ __html: stylesheet }} />,
    // The first paint waits for the first screen; otherwise a half-parsed table moves when its next row arrives.
    <link
      key="expect"
      rel="expect"
      href={`#${bodyHtml?.includes(`id="${FOLD_ID}"`) ? FOLD_ID : FOOTER_ID}`}
      {...{ blocking: "render" }}
    />,
    ...(hostedSearch
      ? [
          <link
            key="search"
            rel="preconnect"
            href={`https://${hostedSearch.appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />,
        ]
      : []),
    <link key="icon-ico" rel="icon" href={icons.ico} sizes="48x48" />,
    // Inlined: browsers would request a file again on each page that the reader opens.
    <link key="icon" rel="icon" href={svgIcon} type="image/svg+xml" sizes="any" />,
    <link key="icon-touch" rel="apple-touch-icon" href={icons.touch} />,
    ...feedLinks.map(({ type, href, title }) => (
      <link key={href} rel="alternate" type={type} href={href} title={title} />
    )),
    <link
      key="opensearch"
      rel="search"
      type="application/opensearchdescription+xml"
      href={paths.openSearch()}
      title={site.title}
    />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme-color" name="theme-color" content={light.paper} />,
  ]);
  // Develop has neither the document nor its page's data.
  const data = bodyHtml === undefined ? undefined : loadPageDataSync(pathname);
  const pageData = bodyHtml && data && pageDataToServe(data, bodyHtml);
  if (pageData)
    setPostBodyComponents([
      <script
        key="page-data"
        id={PAGE_DATA_ID}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: pageData }}
      />,
    ]);
  const { staticQueryHashes, result } = (data ?? {}) as {
    staticQueryHashes?: readonly string[];
    result?: { pageContext?: { sidebar?: string | null } };
  };
  setPreBodyComponents([
    <div key="icons" dangerouslySetInnerHTML={{ __html: iconSprite }} />,
    // Before the same text in the body: after that, it costs little.
    ...(staticQueryHashes
      ? [
          <script
            key="static-queries"
            id={STATIC_QUERIES_ID}
            type="application/json"
            dangerouslySetInnerHTML={{
              __html: staticQueriesToServe(staticQueries, staticQueryHashes, result?.pageContext?.sidebar),
            }}
          />,
        ]
      : []),
  ]);
};

/** Scripts that Gatsby adds per page, and styles for gatsby-plugin-image's component, which isn't used. */
const isNotNeeded = (component: ReactNode): boolean =>
  isValidElement(component) && /^script-loader$|^gatsby-image-style/.test(String(component.key));

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  page.replaceHeadComponents(page.getHeadComponents().filter((each) => !isNotNeeded(each)));
  page.replacePostBodyComponents(page.getPostBodyComponents().filter((each) => !isNotNeeded(each)));
};
