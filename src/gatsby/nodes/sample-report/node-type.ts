import type { Reporter } from "gatsby";

import type { PageSample } from "../../../mdx/code/digest-samples";
import { type Evidence, readEvidence } from "../../../verification/evidence/evidence";
import { sampleMarks } from "../../../verification/report/sample-mark";
import type { Figures, ReportedPage } from "../../../verification/report/sample-report";
import { codeStatuses, reportedPages, toSampleReport } from "../../../verification/report/sample-report";
import { type DataNodeArgs, dataNodeCreator, type NodeType } from "../../registry/node-type";

/** Returns how many samples had each check, in the readers' terms; checks without samples are left out. */
export const resolveShares = (report: Figures): { word: string; id: string; count: number }[] =>
  codeStatuses
    .map((status) => ({ word: sampleMarks[status].word, id: sampleMarks[status].id, count: report[status] }))
    .filter(({ count }) => count > 0);

const MOST_NAMED = 10;

/** Returns one line that lists the blocks changed since the last check; undefined if there are none. */
const pendingWarning = (pages: readonly ReportedPage[]): string | undefined => {
  const places = pages.flatMap(({ file, blocks }) =>
    blocks.filter(({ status }) => status === "pending").map(({ line }) => `${file}:${line}`),
  );
  if (places.length === 0) return undefined;
  const named = places.slice(0, MOST_NAMED).join(", ");
  const more = places.length > MOST_NAMED ? ` and ${places.length - MOST_NAMED} more` : "";
  return `${named}${more}: code that has changed since it was last checked. The pages say so. Run npm run verify.`;
};

/** Creates the nodes of the sample report: one per file, so that a checked block rebuilds only its page. */
export const sourceSampleReport = (
  args: DataNodeArgs & { reporter: Reporter },
  samples: ReadonlyMap<string, readonly PageSample[]>,
  readKnown: () => Evidence = readEvidence,
): void => {
  try {
    const known = readKnown();
    const create = dataNodeCreator(args);
    const pages = reportedPages(samples, known);
    void create("SampleReport", "all", { ...toSampleReport(pages, known) });
    for (const page of pages) void create("SamplePage", page.file, { ...page });
    const warning = pendingWarning(pages);
    if (warning !== undefined) args.reporter.warn(warning);
  } catch (error) {
    args.reporter.panicOnBuild((error as Error).message);
  }
};

/** What we know about the code samples. `sourceSampleReport` creates the nodes once all content is compiled. */
export const sampleReport: NodeType = {
  name: "sample-report",
  resolvers: { SampleReport: { shares: resolveShares } },
};
