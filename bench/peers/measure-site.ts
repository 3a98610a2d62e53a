import path from "node:path";

import type { CommandCost } from "../support/builds/time-command";
import { measurePage, type PageCost } from "../support/views/measure-page";
import { type Observer, openPage } from "../support/views/open-page";
import { readSession, type SessionStep } from "../support/views/read-session";
import { servePublic, type Server } from "../support/views/serve-public";
import type { PlainPage } from "./plain-pages";
import type { System } from "./systems";

/** How many evenly spaced pages are opened. */
const SAMPLE = 8;
const REST_MS = 2000;

/** What a site costs to build from scratch, and what it costs its readers. */
export interface SiteCost extends CommandCost {
  /** Bytes of the first query, without headers; undefined without a search. */
  search?: number;
  /** The first views of some pages, and a session of five; undefined if no runs are requested. */
  views?: PageCost[];
  session?: SessionStep[];
}

/** Measures what a reader fetches who opens the search on a page and types a word that many pages contain. */
const measureSearch = (
  observer: Observer,
  server: Server,
  url: string,
  [button, input, result]: NonNullable<System["search"]>,
) =>
  openPage(observer, url, async (page, bytes) => {
    await bytes.idle(REST_MS);
    server.takeSent();
    await page.locator(button).first().click();
    await page.locator(input).pressSequentially("release", { delay: 100 });
    await page.locator(result).first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(REST_MS);
    return server.takeSent().reduce((total, answer) => total + answer.bytes, 0);
  });

/** Builds a system's site and serves it to a reader: one search query and, unless `runs` is 0, views and a session. */
export const measureSite = async (
  { write, build, output, route, search }: System,
  { folder, node, pages, runs }: { folder: string; node: string; pages: readonly PlainPage[]; runs: number },
  observer: Observer,
): Promise<SiteCost> => {
  await write(folder, pages);
  const site: SiteCost = await build(folder, path.join(folder, "build.log"), node);
  const server = await servePublic(path.join(folder, output));
  const urls = pages.map(([id]) => server.origin + route(id));
  try {
    if (search) site.search = await measureSearch(observer, server, urls[0]!, search);
    if (runs === 0) return site;
    const places = Array.from({ length: SAMPLE }, (_, index) => Math.floor(((index + 0.5) * urls.length) / SAMPLE));
    const views: PageCost[] = [];
    for (const index of new Set(places)) views.push(await measurePage(observer, urls[index]!, runs));
    return { ...site, views, session: await readSession(observer, urls[0]!, 5) };
  } finally {
    await server.stop();
  }
};
