import { availableParallelism } from "node:os";

/** Runs tasks in parallel, one per processor but at most four; returns their results in order. */
export const inTurn = async <Result>(tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < tasks.length; at = next++) results[at] = await tasks[at]!();
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return results;
};
