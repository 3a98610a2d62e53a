import { absoluteUrl } from "../../../config/urls";
import { paths } from "../../../utils/paths";

/** What robots may read: all of the site, but nothing of a preview. */
export const toRobots = (isPreview: boolean): string =>
  isPreview
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl(paths.sitemapIndex())}\n`;
