import type { BuildArgs } from "gatsby";

import { blog } from "../../../config/blog";
import { playground } from "../../../config/playground";
import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import type { ContentPageNode } from "../../content/node-builder";
import { pageContentTypes } from "../../content-types";

/** What the picture of a page shows. */
export interface Card {
  title: string;
  description: string;
  /** What the page belongs to; null for a page of its own. */
  section: string | null;
  route: string;
}

/** Pages that no content file has; lists of the blog's posts share the picture of the blog. */
const ownCards: readonly Card[] = [
  { title: site.title, description: site.description, section: null, route: paths.home() },
  { title: blog.title, description: blog.description, section: blog.title, route: paths.blog() },
  { ...playground, section: null, route: paths.playground() },
];

/** The files that gatsby-transformer-sharp makes a picture of. */
const PICTURE = /\.(?:jpe?g|png|webp|tiff?|avif)$/i;

const hasPicture = ({ image }: ContentPageNode): boolean => image !== null && PICTURE.test(image);

/** The pictures to draw: one for each page that names no other. */
export const siteCards = ({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): Card[] => [
  ...ownCards,
  ...pageContentTypes.flatMap(({ type, page }) =>
    (getNodesByType(type) as ContentPageNode[])
      .filter((node) => page.isListed(node) && page.isCanonical(node) && !hasPicture(node))
      .map((node) => ({
        title: node.title,
        description: node.description,
        section: page.section(node),
        route: node.path,
      })),
  ),
];
