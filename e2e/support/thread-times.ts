import type { Page } from "@playwright/test";

/** CPU time in milliseconds. */
interface ThreadTimes {
  /** The longest task of the page's thread, which blocked it. */
  longest: number;
  /** All tasks of the page's thread. */
  page: number;
  /** All tasks of workers. */
  workers: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU time of the thread in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/**
 * CPU time that an action costs the page and its workers. Unlike wall time, it doesn't depend on what else the machine
 * is doing, so a test fails only because of the page.
 */
export const threadTimes = async (page: Page, action: () => Promise<void>): Promise<ThreadTimes> => {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["toplevel"] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };

  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const names = new Map(
    traceEvents.filter(({ name }) => name === "thread_name").map((event) => [threadOf(event), event.args.name]),
  );
  const timesOf = (thread: RegExp): number[] =>
    traceEvents.flatMap((event) => {
      const isTask = event.ph === "X" && event.name.endsWith("RunTask") && event.tdur !== undefined;
      return isTask && thread.test(names.get(threadOf(event)) ?? "") ? [event.tdur! / 1000] : [];
    });
  const [pageTimes, others] = [timesOf(/^CrRendererMain$/), timesOf(/^DedicatedWorker/)];
  if (pageTimes.length === 0) throw new Error("The browser has recorded no task of the page.");
  const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0);
  return {
    longest: pageTimes.reduce((most, time) => Math.max(most, time), 0),
    page: sum(pageTimes),
    workers: sum(others),
  };
};
