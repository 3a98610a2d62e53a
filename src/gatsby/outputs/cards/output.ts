import { rm } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { blog } from "../../../config/blog";
import { playground } from "../../../config/playground";
import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import type { ContentPageNode, GetNodes } from "../../content/node-builder";
import { pagesOf } from "../../content-types";
import { openFileCache } from "../../locations/file-cache";
import type { Output } from "../../registry/output";
import { type Card, createCardPainter, pictureDigest } from "./draw-card";

/** Pages without a content file; all lists of posts share the blog's picture. */
const ownCards: readonly Card[] = [
  { title: site.title, description: site.description, section: null, route: paths.home() },
  { title: blog.title, description: blog.description, section: blog.title, route: paths.blog() },
  { ...playground, section: null, route: paths.playground() },
];

/** Files that gatsby-transformer-sharp can read as images. */
const PICTURE = /\.(?:jpe?g|png|webp|tiff?|avif)$/i;

const hasPicture = ({ image }: ContentPageNode): boolean => image !== null && PICTURE.test(image);

/** Returns the pictures to draw: one for each page that doesn't have another. */
export const siteCards = (args: GetNodes): Card[] => [
  ...ownCards,
  ...pagesOf(args)
    .filter(({ node, page }) => page.isListed(node) && page.isCanonical?.(node) !== false && !hasPicture(node))
    .map(({ node, page }) => ({
      title: node.title,
      description: node.description,
      section: page.section(node),
      route: node.path,
    })),
];

/** Draws the picture of every page with its own card; pictures from earlier builds come from the cache. */
export const writeCards = async (args: BuildArgs, folder: string): Promise<void> => {
  const activity = args.reporter.activityTimer("draw the pictures of pages");
  activity.start();
  const cache = await openFileCache(path.resolve(process.env.PICTURE_CACHE ?? "node_modules/.cache/pictures"));
  const cards = siteCards(args).map((card) => ({ card, name: `${pictureDigest(card)}.png` }));
  const missing = cards.filter(({ name }) => !cache.has(name));
  const warn = (characters: string, { route }: Card): void =>
    args.reporter.warn(
      `The picture of ${route} has no sign for "${characters}": say it in words in title or description.`,
    );

  const paint = missing.length > 0 ? await createCardPainter(warn) : undefined;
  const waiting = missing.values();
  const drawWaiting = async (): Promise<void> => {
    for (const { card, name } of waiting) await cache.add(name, await paint!(card));
  };
  // In parallel, because they are compressed in separate threads.
  await Promise.all(Array.from({ length: 4 }, drawWaiting));

  await rm(path.join(folder, "cards"), { recursive: true, force: true });
  for (const { card, name } of cards) await cache.copy(name, path.join(folder, paths.card(card.route)));
  await cache.prune();
  activity.setStatus(`${missing.length} of ${cards.length} drawn`);
  activity.end();
};

/** A social card image for each page. */
export const cards: Output = { name: "cards", write: writeCards };
