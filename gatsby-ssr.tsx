import { type GatsbySSR, type RenderBodyArgs, StaticQueryContext, type WrapRootElementNodeArgs } from "gatsby";
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
import { type PageData, pageDataToServe, PrintedHtml } from "./src/data/served/served-page-data";
import { light } from "./src/theme/colors";
import { paths } from "./src/utils/paths";
import { FOLD_ID, FOOTER_ID, PAGE_DATA_ID, STYLESHEET_ID } from "./src/utils/reserved-ids";

export { wrapPageElement } from "./src/components/root";

const svgIcon = `data:image/svg+xml,${favicon
  .trim()
  .replaceAll('"', "'")
  .replace(/[%#<>{}\s]/g, encodeURIComponent)}`;

/** Results of the static queries of all rendered pages. */
const staticQueries: Record<string, unknown> = {};

/** The strings of its data that each page prints, by its route, until its document has them. */
const printed = new Map<string, string[]>();

/** Collects the static query results that a page is rendered with, and what it prints of its data. */
export const wrapRootElement = ({ element, pathname }: WrapRootElementNodeArgs) => {
  const strings: string[] = [];
  printed.set(pathname, strings);
  return (
    <StaticQueryContext.Consumer>
      {(results) => {
        Object.assign(staticQueries, results);
        return <PrintedHtml.Provider value={(html) => strings.push(html)}>{element}</PrintedHtml.Provider>;
      }}
    </StaticQueryContext.Consumer>
  );
};

/** What the document of a page has of its data, and of the results of its static queries. */
const servedData = (data: PageData & { staticQueryHashes?: readonly string[] }, pathname: string): string => {
  const results = (data.staticQueryHashes ?? []).map((hash) => [hash, staticQueries[hash]]);
  const served = pageDataToServe({ ...data, staticQueries: Object.fromEntries(results) }, printed.get(pathname) ?? []);
  printed.delete(pathname);
  return served;
};

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
    ...(bodyHtml === undefined
      ? []
      : [
          <link
            key="expect"
            rel="expect"
            href={`#${bodyHtml.includes(`id="${FOLD_ID}"`) ? FOLD_ID : FOOTER_ID}`}
            {...{ blocking: "render" }}
          />,
        ]),
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
  if (data)
    setPostBodyComponents([
      <script
        key="page-data"
        id={PAGE_DATA_ID}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: servedData(data as PageData, pathname) }}
      />,
    ]);
  setPreBodyComponents([<div key="icons" dangerouslySetInnerHTML={{ __html: iconSprite }} />]);
};

/** Scripts that Gatsby adds per page, and styles for gatsby-plugin-image's component, which isn't used. */
const isNotNeeded = (component: ReactNode): boolean =>
  isValidElement(component) && /^script-loader$|^gatsby-image-style/.test(String(component.key));

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  page.replaceHeadComponents(page.getHeadComponents().filter((component) => !isNotNeeded(component)));
  page.replacePostBodyComponents(page.getPostBodyComponents().filter((component) => !isNotNeeded(component)));
};
