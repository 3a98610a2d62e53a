import type { GatsbySSR } from "gatsby";

import { iconSprite } from "./src/components/icon-sprite";
import { FOOTER_ID } from "./src/components/layout/footer";
import { announcement } from "./src/config/announcement";
import { colorMode } from "./src/config/color-mode";
import { feedLinks } from "./src/config/feeds";
import { site } from "./src/config/site";
import { baseUrlBannerScript } from "./src/inline/base-url-banner";
import { headScript } from "./src/inline/head-script";
import { light } from "./src/theme/colors";
import { stylesheet } from "./src/theme/stylesheet";
import { paths } from "./src/utils/paths";

export { wrapPageElement } from "./src/components/root";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({
    lang: site.language,
    "data-theme": colorMode.defaultMode,
    "data-theme-choice": colorMode.respectSystem ? "system" : colorMode.defaultMode,
  } as Record<string, string>);
  setHeadComponents([
    <script key="head-script" dangerouslySetInnerHTML={{ __html: headScript(colorMode, announcement) }} />,
    <style key="stylesheet" id="stylesheet" dangerouslySetInnerHTML={{ __html: stylesheet }} />,
    // The first paint waits for the whole text, else a half-parsed table moves when its next row arrives.
    <link key="expect" rel="expect" href={`#${FOOTER_ID}`} {...{ blocking: "render" }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    ...feedLinks.map(({ type, href, title }) => (
      <link key={href} rel="alternate" type={type} href={href} title={title} />
    )),
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme-color" name="theme-color" content={light.paper} />,
    ...(pathname === paths.home()
      ? [<script key="base-url-banner" dangerouslySetInnerHTML={{ __html: baseUrlBannerScript }} />]
      : []),
  ]);
  setPreBodyComponents([<div key="icons" dangerouslySetInnerHTML={{ __html: iconSprite }} />]);
};
