import path from "node:path";

import type { CommandCost } from "../support/builds/time-command";
import { measurePage, type PageCost } from "../support/views/measure-page";
import { type Observer, openPage } from "../support/views/open-page";
import { readSession, type SessionStep } from "../support/views/read-session";
import { servePublic } from "../support/views/serve-public";
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

/** A system, in its folder, with the program that runs it. */
export interface Installed {
  system: System;
  folder: string;
  node: string;
}

const cost = ({ user, seconds }: CommandCost): number => user ?? seconds;

/**
 * Builds the site of each system in turn, several times, because a machine is faster at one minute than at another;
 * returns the median of each system's builds.
 */
export const buildInTurn = async (
  installed: readonly Installed[],
  pages: readonly PlainPage[],
  runs: number,
): Promise<CommandCost[]> => {
  const builds = installed.map((): CommandCost[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, { system, folder, node }] of installed.entries())
      builds[index]!.push(await system.build(folder, pages, node));
  return builds.map((ofSystem) => ofSystem.sort((a, b) => cost(a) - cost(b))[ofSystem.length >> 1]!);
};

/** Serves a built site to a reader: one search query and, unless `runs` is 0, views and a session. */
export const measureSite = async (
  { system: { output, route, search }, folder }: Installed,
  build: CommandCost,
  { pages, runs }: { pages: readonly PlainPage[]; runs: number },
  observer: Observer,
): Promise<SiteCost> => {
  const site: SiteCost = { ...build };
  const server = await servePublic(path.join(folder, output));
  const urls = pages.map(([id]) => server.origin + route(id));
  try {
    if (search)
      site.search = await openPage(observer, urls[0]!, async (page, bytes) => {
        const [button, input, result] = search.map((selector) => page.locator(selector).first());
        await bytes.idle(REST_MS);
        server.takeSent();
        await button!.click();
        // Many pages have the word.
        await input!.pressSequentially("release", { delay: 100 });
        await result!.waitFor({ timeout: 60_000 });
        await page.waitForTimeout(REST_MS);
        return server.takeSent().reduce((total, { bytes: sent }) => total + sent, 0);
      });
    if (runs === 0) return site;
    const step = urls.length / Math.min(SAMPLE, urls.length);
    site.views = [];
    for (let place = step / 2; place < urls.length; place += step)
      site.views.push(await measurePage(observer, urls[Math.floor(place)]!, runs));
    return { ...site, session: await readSession(observer, urls[0]!, 5) };
  } finally {
    await server.stop();
  }
};
