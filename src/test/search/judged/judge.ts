import { splitUrl } from "../../../search/common/records";
import type { LocalIndex } from "../../../search/local/index/open-index";
import { findRecords } from "../../../search/local/query/find-records";
import { parseQuery } from "../../../search/local/query/parse-query";
import beginners from "./judged-beginners.json";
import newcomers from "./judged-newcomers.json";
import queries from "./judged-queries.json";
import readers from "./judged-readers.json";
import tasks from "./judged-tasks.json";
import visitors from "./judged-visitors.json";

/** What a reader types, and the routes of pages or sections, any of which should be the first hit. */
export type JudgedQuery = [query: string, ...pages: string[]];

/**
 * Queries judged by what readers want to know, never by what the search returns. To tune the ranking, change the
 * ranking; change a judgement only when a page is written, moved or deleted.
 */
export const judgedQueries = Object.values(queries).flat() as JudgedQuery[];

/**
 * Queries that don't name a page: symbols, messages pasted from a terminal, ERN elements, questions. A good answer is
 * any section of a page, or the one section listed. Written all at once, before running any of them; change them only
 * under the same rules as `judgedQueries`.
 */
export const judgedTasks = Object.values(tasks).flat() as JudgedQuery[];

/**
 * Verbs and tasks of beginners, written before the ranking was tuned on the first list. The second list only shows
 * whether a change helps queries that it wasn't made for: look at its figures, never at its single queries. A query
 * that becomes a page's keyword moves to the first.
 */
const judgedBeginners = beginners["To tune on"] as JudgedQuery[];
const heldOutBeginners = beginners["Held out"] as JudgedQuery[];

/** More of them, under the same rules, split by place: even and odd. */
const judgedNewcomers = newcomers.tune as JudgedQuery[];
const heldOutNewcomers = newcomers.unseen as JudgedQuery[];

/** And more, written from the list of the site's routes alone, before any text or keyword was read. */
const judgedVisitors = visitors.tune as JudgedQuery[];
const heldOutVisitors = visitors.unseen as JudgedQuery[];

/** And more, by somebody who had read the pages, but no keyword and no other query, and named every page that answers. */
const heldOutReaders = readers as JudgedQuery[];

/** All sets, by name. */
export const judgedSets: Readonly<Record<string, readonly JudgedQuery[]>> = {
  "judged queries": judgedQueries,
  "judged tasks": judgedTasks,
  "beginners, to tune on": judgedBeginners,
  "beginners, held out": heldOutBeginners,
  "newcomers, to tune on": judgedNewcomers,
  "newcomers, held out": heldOutNewcomers,
  "visitors, to tune on": judgedVisitors,
  "visitors, held out": heldOutVisitors,
  "readers, held out": heldOutReaders,
};

/** Number of hits that readers look through. */
const LOOKED_AT = 20;

/** Rank of the first good answer: any section of a listed page, or the exact section. */
const rankOf = async ([query, ...answers]: JudgedQuery, index: LocalIndex): Promise<number> => {
  const { found } = await findRecords(parseQuery(query), index);
  const records = await Promise.all(found.slice(0, LOOKED_AT).map(({ record }) => index.readRecord(record)));
  const place = records.findIndex(({ url }) => answers.includes(splitUrl(url).path) || answers.includes(url));
  return place === -1 ? Infinity : place + 1;
};

/** Runs judged queries on an index and rates the answers. */
export const judge = async (queries: readonly JudgedQuery[], index: LocalIndex) => {
  const places: { query: string; place: number }[] = [];
  for (const judged of queries) places.push({ query: judged[0], place: await rankOf(judged, index) });
  const shareWithin = (last: number): number => places.filter(({ place }) => place <= last).length / places.length;
  return {
    /** Rank of the first good answer to each query, from 1; Infinity if there is none among those checked. */
    places,
    /** Mean reciprocal rank. */
    mrr: places.reduce((sum, { place }) => sum + 1 / place, 0) / places.length,
    /** Shares of queries with a good answer first, and among the first three. */
    top1: shareWithin(1),
    top3: shareWithin(3),
  };
};

export type Judgement = Awaited<ReturnType<typeof judge>>;
