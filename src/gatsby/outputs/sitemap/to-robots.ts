import { absoluteUrl } from "../../../config/absolute-url";
import { paths } from "../../../utils/paths";

/** What robots may read of the site, and of a preview of it: nothing. */
export const toRobots = (isPreview: boolean): string =>
  isPreview
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl(paths.sitemapIndex())}\n`;
