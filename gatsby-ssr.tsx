import type { GatsbySSR } from "gatsby";

import { iconSprite } from "./src/components/icon-sprite";
import { announcement } from "./src/config/announcement";
import { colorMode } from "./src/config/color-mode";
import { site } from "./src/config/site";
import { headScript } from "./src/inline/head-script";
import { light } from "./src/theme/colors";
import { stylesheet } from "./src/theme/stylesheet";

export { wrapPageElement } from "./src/components/root";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
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
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme-color" name="theme-color" content={light.paper} />,
  ]);
  setPreBodyComponents([<div key="icons" dangerouslySetInnerHTML={{ __html: iconSprite }} />]);
};
