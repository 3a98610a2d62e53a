import type { BuildArgs } from "gatsby";

import { blog } from "../../../config/blog";
import { playground } from "../../../config/playground";
import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import type { ContentPageNode } from "../../content/node-builder";
import { pageContentTypes } from "../../content-types";

/** Contents of a page's picture. */
export interface Card {
  title: string;
  description: string;
  /** The page's section; null if it has none. */
  section: string | null;
  route: string;
}

/** Pages without a content file; all lists of posts share the blog's picture. */
const ownCards: readonly Card[] = [
  { title: site.title, description: site.description, section: null, route: paths.home() },
  { title: blog.title, description: blog.description, section: blog.title, route: paths.blog() },
  { ...playground, section: null, route: paths.playground() },
];

/** Files that gatsby-transformer-sharp can read as images. */
const PICTURE = /\.(?:jpe?g|png|webp|tiff?|avif)$/i;

const hasPicture = ({ image }: ContentPageNode): boolean => image !== null && PICTURE.test(image);

/** The pictures to draw: one for each page that doesn't have another. */
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
