import { createIndex } from "../../src/search/local/index/create-index";
import { judge } from "../../src/search/local/judged/judge";
import { judgedQueries } from "../../src/search/local/judged/judged-queries";
import { judgedTasks } from "../../src/search/local/judged/judged-tasks";
import { packIndex } from "../../src/search/local/packing/pack-index";
import type { SearchRecord } from "../../src/search/common/types";
import { formatTable } from "../support/format-table";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Prints how well the site's own index answers each set of judged queries. */
export const printJudgements = (records: readonly SearchRecord[]): void => {
  const index = createIndex(packIndex(records));
  const sets = { "judged queries": judgedQueries, "judged tasks": judgedTasks };
  const rows = Object.entries(sets).map(([name, queries]) => {
    const { mrr, top1, top3 } = judge(queries, index);
    return [name, queries.length, mrr.toFixed(3), percent(top1), percent(top3)];
  });
  console.log(`\n${formatTable([["set", "queries", "MRR", "top 1", "top 3"], ...rows])}`);
};
