import { rm } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { paths } from "../../../utils/paths";
import { createCardPainter, pictureDigest } from "./draw-card";
import { openPictureCache } from "./picture-cache";
import { siteCards } from "./site-cards";
import type { Card } from "./site-cards";

/** Pictures drawn in parallel, because their pixels are made in separate threads. */
const AT_ONCE = 4;

/** Draws the picture of every page with its own card; pictures from earlier builds come from the cache. */
export const writeCards = async (args: BuildArgs, folder: string): Promise<void> => {
  const activity = args.reporter.activityTimer("draw the pictures of pages");
  activity.start();
  const cache = await openPictureCache();
  const cards = siteCards(args).map((card) => ({ card, name: `${pictureDigest(card)}.png` }));
  const anew = cards.filter(({ name }) => !cache.has(name));
  const warn = (characters: string, { route }: Card): void =>
    args.reporter.warn(
      `The picture of ${route} has no sign for "${characters}": say it in words in title or description.`,
    );

  const paint = anew.length > 0 ? await createCardPainter(warn) : undefined;
  const waiting = anew.values();
  const drawWaiting = async (): Promise<void> => {
    for (const { card, name } of waiting) await cache.add(name, await paint!(card));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawWaiting));

  await rm(path.join(folder, "cards"), { recursive: true, force: true });
  for (const { card, name } of cards) await cache.copy(name, path.join(folder, paths.card(card.route)));
  await cache.prune();
  activity.setStatus(`${anew.length} of ${cards.length} anew`);
  activity.end();
};
