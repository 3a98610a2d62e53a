import { packIndex } from "../../src/gatsby/search/packing/pack-files";
import type { SearchRecord } from "../../src/search/common/types";
import { judge, judgedSets } from "../../src/test/search/judged/judge";
import { openPacked } from "../../src/test/search/search-records";
import { formatPercent } from "../support/format-figures";
import { formatTable } from "../support/format-table";

/** Prints how well the site's own index answers each set of judged queries. */
export const printJudgements = async (records: readonly SearchRecord[]): Promise<void> => {
  const files = packIndex(records);
  const index = openPacked((address) => files.get(address)!);
  const rows: (string | number)[][] = [];
  for (const [name, queries] of Object.entries(judgedSets)) {
    const { mrr, top1, top3 } = await judge(queries, index);
    rows.push([name, queries.length, mrr.toFixed(3), formatPercent(top1), formatPercent(top3)]);
  }
  console.log(`\n${formatTable([["set", "queries", "MRR", "top 1", "top 3"], ...rows])}`);
};
