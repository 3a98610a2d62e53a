import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { findChromium } from "../../src/scripts/chromium.ts";
import { formatTable } from "../support/format-table.mjs";
import { measurePage } from "./measure-page.mjs";
import { median } from "../support/median.mjs";
import { readSession } from "./read-session.mjs";
import { servePublic } from "./serve-public.mjs";

const KB = 1024;
const PUBLIC = fileURLToPath(new URL("../../public", import.meta.url));

const ROUTES = [
  "/docs/intro/",
  "/docs/getting-started/",
  "/docs/parser/",
  "/docs/parser/quick-start/",
  "/docs/parser/api-reference/",
  "/docs/builder/overview/",
  "/docs/builder/api-reference/",
  "/docs/builder/canonicalization/",
  "/",
  "/markdown-page/",
];
const SESSION_PAGES = 5;

/**
 * In kB of 1024 bytes, and CLS; above one of these the exit code is 1. A page's total has what comes until it is at
 * rest, the session's all that is fetched ahead too.
 */
const BUDGETS = { medianTotal: 120, medianJs: 100, pageTotal: 160, session: 150, cls: 0 };
/** In milliseconds. These are printed beside what was measured, and never fail. */
const TIMES = { medianBlocking: 60, worstBlocking: 120, navigation: 100 };

const USAGE = `usage: bench/page-cost [route…] [--runs 3] [--session /docs/intro/] [--port 0]

Opens pages of the built site (public/) in Chromium at 1280×900 with an empty cache and a CPU slowed down four times,
and prints what the first view of each costs. Without routes it takes a sample of the docs, the home page and
/markdown-page/. The session reads ${SESSION_PAGES} docs pages one after the other, from the given one on.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    session: { type: "string", default: "/docs/intro/" },
    port: { type: "string", default: "0" },
    help: { type: "boolean", default: false },
  },
});

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const kb = (bytes) => (bytes / KB).toFixed(1);
const ms = (milliseconds) => Math.round(milliseconds);
const isDoc = ({ route }) => route.startsWith("/docs/");
const standing = (value, limit) => `${value} (${value > limit ? "over" : "within"} ${limit})`;

const COLUMNS = [
  ["total kB", ({ total }) => kb(total)],
  ["prefetched", ({ prefetched }) => kb(prefetched)],
  ["later", ({ ahead }) => kb(ahead)],
  ["JS kB", ({ js }) => kb(js)],
  ["HTML kB", ({ html }) => kb(html)],
  ["JSON kB", ({ json }) => kb(json)],
  ["requests", ({ requests }) => requests],
  ["LCP ms", ({ lcp }) => ms(lcp)],
  ["blocking ms", ({ blocking }) => ms(blocking)],
  ["CLS", ({ cls }) => cls.toFixed(3)],
  ["DOM nodes", ({ nodes }) => Math.round(nodes)],
];

const summary = (name, pages, of) => ({
  route: name,
  ...Object.fromEntries(
    Object.keys(pages[0])
      .filter((key) => key !== "route")
      .map((key) => [key, of(pages.map((page) => page[key]))]),
  ),
});

const printPages = (pages) => {
  const docs = pages.filter(isDoc);
  const summaries =
    docs.length > 0
      ? [summary("docs, median", docs, median), summary("docs, worst", docs, (values) => Math.max(...values))]
      : [];
  const rows = [...pages, ...summaries].map((page) => [page.route, ...COLUMNS.map(([, format]) => format(page))]);
  console.log(formatTable([["page", ...COLUMNS.map(([name]) => name)], ...rows]));
  console.log(
    "\ntotal: everything transferred, compressed and with headers, until the network is idle and 800 ms more; prefetched:\n" +
      "the part of it that is fetched ahead for another page; later: what is fetched ahead after that, not in the total.",
  );
  const blocking = summaries.map((page) => ms(page.blocking));
  if (blocking.length > 0)
    console.log(
      `blocking time of docs pages, for information: median ${standing(blocking[0], TIMES.medianBlocking)} ms, ` +
        `worst ${standing(blocking[1], TIMES.worstBlocking)} ms`,
    );
};

const printSession = (steps) => {
  console.log(
    `\nA reading session of ${steps.length} pages, the first opened, the others by hover and click, 4.5 s spent on each:`,
  );
  const rows = steps.map((step) => [
    step.path,
    kb(step.total),
    kb(step.prefetched),
    step.painted === undefined ? "–" : ms(step.painted),
    step.blocking === undefined ? "–" : ms(step.blocking),
  ]);
  const total = ["in all", ...["total", "prefetched"].map((key) => kb(sum(steps, key)))];
  console.log(formatTable([["page", "total kB", "prefetched", "click to paint ms", "blocking ms"], ...rows, total]));
  const painted = steps.flatMap((step) => step.painted ?? []);
  if (painted.length > 0)
    console.log(
      `click to painted next page, for information: median ${standing(ms(median(painted)), TIMES.navigation)} ms, ` +
        `worst ${standing(ms(Math.max(...painted)), TIMES.navigation)} ms`,
    );
};

const sum = (list, key) => list.reduce((total, item) => total + item[key], 0);

/** A line for each figure over its budget: what, how much, how much it may be. */
const overBudget = (pages, steps) => {
  const docs = pages.filter(isDoc);
  const session = sum(steps, "total") / KB;
  const layoutShift = (path, cls) => [`${path}: CLS`, Number(cls.toFixed(3)), BUDGETS.cls];
  const figures = [
    ...(docs.length > 0
      ? [
          ["docs pages: median total kB", median(docs.map(({ total }) => total)) / KB, BUDGETS.medianTotal],
          ["docs pages: median JS kB", median(docs.map(({ js }) => js)) / KB, BUDGETS.medianJs],
        ]
      : []),
    ...pages.map(({ route, total }) => [`${route}: total kB`, total / KB, BUDGETS.pageTotal]),
    ...pages.map(({ route, cls }) => layoutShift(route, cls)),
    [`session from ${options.session}: total kB`, session, BUDGETS.session],
    ...steps.flatMap(({ path, cls }) => (cls === undefined ? [] : [layoutShift(`session, ${path}`, cls)])),
  ];
  return figures
    .filter(([, value, limit]) => value > limit)
    .map(([name, value, limit]) => `over budget: ${name} ${Number(value.toFixed(3))}, budget ${limit}`);
};

const main = async () => {
  if (options.help) {
    console.log(USAGE);
    return;
  }
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) fail(`--runs ${options.runs}: give a whole number from 1`);
  if (!existsSync(`${PUBLIC}/index.html`)) fail("There is no built site in public/. Run `npm run build` first.");
  const executablePath = findChromium();
  if (!executablePath) fail("No Chromium found. Install one, or set CHROMIUM_PATH to its executable.");

  const routes = positionals.length > 0 ? positionals : ROUTES;
  const { origin, stop } = await servePublic(PUBLIC, Number(options.port));
  try {
    const pages = [];
    for (const [at, route] of routes.entries()) {
      console.error(`${at + 1}/${routes.length} ${route}: opening it ${runs} times`);
      pages.push({ route, ...(await measurePage(executablePath, origin + route, runs)) });
    }
    console.error(`Reading ${SESSION_PAGES} pages from ${options.session} on`);
    const steps = await readSession(executablePath, origin + options.session, SESSION_PAGES);
    printPages(pages);
    printSession(steps);
    const problems = overBudget(pages, steps);
    console.log(problems.length > 0 ? `\n${problems.join("\n")}` : "\nBytes and layout shift are within budget.");
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
};

await main().catch(({ message }) => fail(message));
