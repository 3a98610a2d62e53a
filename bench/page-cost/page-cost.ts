import { parseArgs } from "node:util";

import { parseWholeNumber } from "../support/parse-whole-number";
import { runBench } from "../support/run-bench";
import { createObserver } from "../support/views/create-observer";
import { measurePage } from "../support/views/measure-page";
import { readSession } from "../support/views/read-session";
import { requireBuiltSite } from "../support/views/require-built-site";
import { servePublic, type Server } from "../support/views/serve-public";
import { listOverBudget } from "./budgets";
import { printPages, type RouteCost } from "./print-pages";
import { printSession } from "./print-session";

const ROUTES = [
  "/docs/intro/",
  "/docs/getting-started/",
  "/docs/parser/",
  "/docs/parser/quick-start/",
  "/docs/parser/api-reference/",
  "/docs/builder/overview/",
  "/docs/builder/api-reference/",
  "/docs/builder/canonicalization/",
  "/docs/ern/elements/Deal/",
  "/",
  "/markdown-page/",
  "/playground/",
];
const SESSION_PAGES = 5;

const USAGE = `usage: npm run bench:page-cost -- [route…] [--runs 3] [--session /docs/intro/] [--port 0]

Opens pages of the built site (public/) in Chromium at 1280×900 with an empty cache and a CPU slowed down four times,
and prints what the first view of each costs. Without routes it takes a sample of the docs, the home page,
/markdown-page/ and the playground. The session reads ${SESSION_PAGES} docs pages one after the other, from the given one on.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    session: { type: "string", default: "/docs/intro/" },
    port: { type: "string", default: "0" },
    help: { type: "boolean", default: false },
  },
});

/** Over all runs, each script once. */
const workerBytes = (sent: ReturnType<Server["takeSent"]>): number => {
  const scripts = new Map(sent.filter((file) => file.isForWorker).map(({ pathname, bytes }) => [pathname, bytes]));
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
};

const pageCost = async (): Promise<void> => {
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const runs = parseWholeNumber(options.runs, "runs");
  requireBuiltSite();

  const observer = await createObserver();
  const routes = positionals.length > 0 ? positionals : ROUTES;
  const { origin, takeSent, stop } = await servePublic("public", Number(options.port));
  try {
    const pages: RouteCost[] = [];
    for (const [index, route] of routes.entries()) {
      console.error(`${index + 1}/${routes.length} ${route}: opening it ${runs} times`);
      takeSent();
      const cost = await measurePage(observer, origin + route, runs);
      pages.push({ route, ...cost, workers: workerBytes(takeSent()) });
    }
    console.error(`Reading ${SESSION_PAGES} pages from ${options.session} on`);
    const steps = await readSession(observer, origin + options.session, SESSION_PAGES);
    printPages(pages);
    printSession(steps);
    const problems = listOverBudget(pages, steps);
    console.log(problems.length > 0 ? `\n${problems.join("\n")}` : "\nBytes and layout shift are within budget.");
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
};

runBench(pageCost);
