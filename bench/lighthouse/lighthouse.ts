import { parseArgs } from "node:util";

import { formatTable } from "../support/format-table";
import { runBench } from "../support/run-bench";
import { needBuiltSite } from "../support/views/need-built-site";
import { servePublic } from "../support/views/serve-public";
import { wholeNumber } from "../support/whole-number";
import { belowGoal, CATEGORIES, goalOf, type LighthouseResult, type PageReport, pageReport } from "./page-report";
import { LIGHTHOUSE, prepareLighthouse } from "./run-lighthouse";

/** A page of each type. */
const ROUTES = [
  "/",
  "/docs/getting-started/",
  "/docs/builder/api-reference/",
  "/docs/api/",
  "/docs/guides/builder/from-scratch/",
  "/docs/learn/deals/",
  "/docs/changelog/",
  "/blog/",
  "/blog/welcome/",
  "/blog/mdx-blog-post/",
  "/blog/tags/hello/",
  "/blog/authors/documentation-team/",
  "/blog/archive/",
  "/markdown-page/",
  "/accessibility/",
  "/playground/",
  "/search/",
  "/404.html",
];

/** Pages with noindex, for which that isn't a fault. */
const HIDDEN: readonly string[] = ["/search/", "/404.html"];

const USAGE = `usage: npm run bench:lighthouse -- [route…] [--runs 3]

Runs Lighthouse ${LIGHTHOUSE} with its mobile preset on pages of the built site (public/), one of each type unless told.
Each score is the median of the runs. Lighthouse is installed from npm in node_modules/.cache at the first run.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" }, help: { type: "boolean", default: false } },
});

const printReports = (reports: readonly PageReport[]): void => {
  const rows = reports.map(({ route, scores }) => [
    route,
    ...CATEGORIES.map((category) => scores[category]),
    goalOf("performance", route),
  ]);
  console.log(formatTable([["page", ...CATEGORIES, "goal for performance"], ...rows]));
  for (const { route, failing } of reports)
    if (failing.length > 0) console.log(`\n${route}\n  ${failing.join("\n  ")}`);
};

const lighthouse = async (): Promise<void> => {
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const runs = wholeNumber(options.runs, "runs");
  needBuiltSite();
  const run = await prepareLighthouse();
  const routes = positionals.length > 0 ? positionals : ROUTES;
  const { origin, stop } = await servePublic("public");
  try {
    const reports: PageReport[] = [];
    for (const [at, route] of routes.entries()) {
      console.error(`${at + 1}/${routes.length} ${route}: ${runs} times`);
      const results: LighthouseResult[] = [];
      while (results.length < runs) results.push(await run(origin + route, HIDDEN.includes(route)));
      reports.push(pageReport(route, results));
    }
    printReports(reports);
    const problems = belowGoal(reports);
    if (problems.length > 0) {
      console.log(`\n${problems.join("\n")}`);
      process.exitCode = 1;
    }
  } finally {
    await stop();
  }
};

runBench(lighthouse);
