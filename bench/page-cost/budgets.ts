import { median } from "../support/median";
import type { RouteCost } from "./print-pages";
import { isDoc } from "./print-pages";
import type { SessionStep } from "../support/views/read-session";

const KB = 1024;

/**
 * In kB of 1024 bytes, and CLS; above one of these the exit code is 1. A page's total has what comes until it is at
 * rest, but not the scripts of workers; the session's all that is fetched ahead too.
 */
const BUDGETS = {
  medianTotal: 95,
  medianJs: 72,
  home: 100,
  pageTotal: 140,
  playground: 250,
  workers: 70,
  session: 125,
  cls: 0,
};

const OWN_BUDGETS: Readonly<Record<string, number>> = { "/": BUDGETS.home, "/playground/": BUDGETS.playground };

type Figure = [name: string, value: number, limit: number];

const layoutShift = (path: string, cls: number): Figure => [`${path}: CLS`, Number(cls.toFixed(3)), BUDGETS.cls];

/** A line for each figure over its budget: what, how much, how much it may be. */
export const overBudget = (pages: readonly RouteCost[], steps: readonly SessionStep[]): string[] => {
  const docs = pages.filter(isDoc);
  const session = steps.reduce((sum, { total }) => sum + total, 0);
  const ofDocs: Figure[] = [
    ["docs pages: median total kB", median(docs.map(({ total }) => total)) / KB, BUDGETS.medianTotal],
    ["docs pages: median JS kB", median(docs.map(({ js }) => js)) / KB, BUDGETS.medianJs],
  ];
  const figures: Figure[] = [
    ...(docs.length > 0 ? ofDocs : []),
    ...pages.map(({ route, total }): Figure => [
      `${route}: total kB`,
      total / KB,
      OWN_BUDGETS[route] ?? BUDGETS.pageTotal,
    ]),
    ...pages.map(({ route, workers }): Figure => [`${route}: workers' scripts kB`, workers / KB, BUDGETS.workers]),
    ...pages.map(({ route, cls }) => layoutShift(route, cls)),
    [`session from ${steps[0]?.path ?? ""}: total kB`, session / KB, BUDGETS.session],
    ...steps.flatMap(({ path, cls }) => (cls === undefined ? [] : [layoutShift(`session, ${path}`, cls)])),
  ];
  return figures
    .filter(([, value, limit]) => value > limit)
    .map(([name, value, limit]) => `over budget: ${name} ${Number(value.toFixed(3))}, budget ${limit}`);
};
