import path from "node:path";

import type { CommandCost } from "../support/builds/time-command";
import { measurePage, type PageCost } from "../support/views/measure-page";
import type { Observer } from "../support/views/open-page";
import { readSession, type SessionStep } from "../support/views/read-session";
import { servePublic } from "../support/views/serve-public";
import { measureSearch, type SearchCost } from "./measure-search";
import type { PlainPage } from "./plain-pages";
import type { System } from "./systems/system";

const SAMPLE = 8;
const SESSION_PAGES = 5;

/** What the built site costs a reader: a first view of some pages, and five pages in order. */
interface ReadingCost {
  views: PageCost[];
  session: SessionStep[];
}

/** What a site costs to build from scratch, and what it costs its readers. */
export interface SiteCost extends CommandCost {
  /** All pages of the site. */
  pages: number;
  /** Undefined if the system has no search. */
  search?: SearchCost;
  /** Undefined if no runs are requested. */
  reading?: ReadingCost;
}

/** Some of the pages, evenly spaced. */
const sample = (pages: readonly PlainPage[]): PlainPage[] => {
  const places = Array.from({ length: SAMPLE }, (_, at) => Math.floor(((at + 0.5) * pages.length) / SAMPLE));
  return [...new Set(places)].map((at) => pages[at]!);
};

/**
 * Writes a system's site, builds it and serves it to a reader: one search query and, unless `runs` is 0, the reading.
 */
export const measureSite = async (
  system: System,
  folder: string,
  pages: readonly PlainPage[],
  observer: Observer,
  runs: number,
): Promise<SiteCost> => {
  system.write(folder, pages);
  const cost = await system.build(folder, path.join(folder, "build.log"));
  const server = await servePublic(path.join(folder, system.output));
  const addressOf = ({ id }: PlainPage): string => server.origin + system.route(id);
  const [first] = pages as [PlainPage];
  const read = async (): Promise<ReadingCost> => {
    const views: PageCost[] = [];
    for (const page of sample(pages)) views.push(await measurePage(observer, addressOf(page), runs));
    return { views, session: await readSession(observer, addressOf(first), SESSION_PAGES) };
  };
  try {
    return {
      ...cost,
      pages: system.countPages?.(folder) ?? pages.length,
      search: system.search && (await measureSearch(observer, server, addressOf(first), system.search)),
      reading: runs > 0 ? await read() : undefined,
    };
  } finally {
    await server.stop();
  }
};
