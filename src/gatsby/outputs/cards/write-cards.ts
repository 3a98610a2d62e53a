import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs, Node } from "gatsby";

import { paths } from "../../../utils/paths";
import { cardOf } from "./card-of";
import type { Card } from "./card-of";
import { createCardPainter, drawing } from "./draw-card";

/** Pictures under way at once: their pixels are made on threads of their own. */
const AT_ONCE = 4;

/** The cards that the built pages ask for. */
const cardsOf = async (routes: readonly string[], folder: string): Promise<Card[]> => {
  const cards: Card[] = [];
  for (const route of routes) {
    const file = path.join(folder, route.endsWith(".html") ? route : `${route}/index.html`);
    const card = cardOf(await readFile(file, "utf8"));
    if (card) cards.push(card);
  }
  return cards;
};

const fileName = (card: Card): string =>
  `${createHash("sha1")
    .update(JSON.stringify([drawing, card]))
    .digest("hex")}.png`;

/** Draws the picture of every page that asks for one; what was drawn before comes from Gatsby's cache. */
export const writeCards = async ({ getNodesByType, cache, reporter }: BuildArgs, folder: string): Promise<void> => {
  const activity = reporter.activityTimer("draw the pictures of pages");
  activity.start();
  const kept = path.join(cache.directory, "cards");
  await mkdir(kept, { recursive: true });
  const before = new Set(await readdir(kept));
  const cards = await cardsOf(
    (getNodesByType("SitePage") as (Node & { path: string })[]).map((page) => page.path),
    folder,
  );
  const anew = cards.filter((card) => !before.has(fileName(card)));
  const warn = (characters: string, { route }: Card): void =>
    reporter.warn(`The picture of ${route} has no sign for "${characters}": say it in words in title or description.`);
  const paint = anew.length > 0 ? await createCardPainter(warn) : undefined;
  for (let at = 0; at < anew.length; at += AT_ONCE)
    await Promise.all(
      anew.slice(at, at + AT_ONCE).map(async (card) => writeFile(path.join(kept, fileName(card)), await paint!(card))),
    );

  const names = new Set(cards.map(fileName));
  await Promise.all([...before].filter((name) => !names.has(name)).map((name) => rm(path.join(kept, name))));
  await rm(path.join(folder, "cards"), { recursive: true, force: true });
  for (const card of cards) {
    const file = path.join(folder, paths.card(card.route));
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(path.join(kept, fileName(card)), file);
  }
  activity.setStatus(`${anew.length} of ${cards.length} anew`);
  activity.end();
};
