import { median } from "../support/median";
import type { SessionStep } from "../support/views/read-session";
import { isDoc, type RouteCost } from "./print-pages";

const KB = 1024;

/**
 * In kB of 1024 bytes, and CLS; if one is exceeded, the exit code is 1. A page's total counts everything until it is at
 * rest, except workers' scripts; the session's also counts everything prefetched.
 */
const BUDGETS = {
  medianTotal: 92,
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

/** Returns one line for each figure over its budget: name, value and budget. */
export const listOverBudget = (pages: readonly RouteCost[], steps: readonly SessionStep[]): string[] => {
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
