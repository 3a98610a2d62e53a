import assert from "node:assert/strict";

import { failsWith, same, type SymbolChecks } from "../message";
import { started } from "./stream";
import { everySecond, progressOf, runStream } from "./stream-progress";

const percents = (options: Parameters<typeof progressOf>[0]): unknown[] =>
  progressOf({ config: everySecond, ...options }).calls.map(([, progress]) => progress.estimatedCompletionPercent);

/** Prints whether the process is still running half a second after these statements. */
const isKeptAlive = (statements: string): boolean =>
  runStream(`${statements}
    setTimeout(() => { console.log("still alive"); process.exit(); }, 500).unref();`).stdout === "still alive\n";

/** What reports the progress of a stream. */
export const progressChecks: SymbolChecks = {
  "StreamingDdexBuilder.setProgressCallback": {
    "called later": () => {
      const { calls, atOnce } = progressOf({ config: everySecond });
      assert.equal(atOnce, false);
      same(
        calls.map(([error, { resourcesWritten }]) => [error, resourcesWritten]),
        [
          [null, 2],
          [null, 4],
        ],
      );
    },
    "keeps alive": () => {
      assert.ok(isKeptAlive("new StreamingDdexBuilder().setProgressCallback(() => {});"));
      assert.ok(!isKeptAlive("new StreamingDdexBuilder();"));
    },
    "no function": () => {
      assert.ok(runStream('new StreamingDdexBuilder().setProgressCallback("no function")').aborted);
    },
  },
  "StreamingDdexBuilder.setEstimatedTotal": {
    "after start": () => {
      const total = "builder.setEstimatedTotal(8);";
      same(percents({ before: total }), [undefined, undefined]);
      same(percents({ within: total }), [25, 50]);
    },
    "no number": () => failsWith("NumberExpected", () => started().setEstimatedTotal("8" as never)),
  },
  StreamingProgress: {
    fields: () => {
      const { calls } = progressOf({ config: everySecond, within: "builder.setEstimatedTotal(8);" });
      const names = ["bytesWritten", "currentMemoryUsage", "estimatedCompletionPercent"];
      same(Object.keys(calls[0]![1]).sort(), [...names, "releasesWritten", "resourcesWritten"]);
      const [first, second] = calls.map(([, progress]) => progress);
      assert.ok(second!.currentMemoryUsage > first!.currentMemoryUsage);
    },
    "bytes that left": () => {
      const bytesOf = (maxBufferSize: number): number[] =>
        progressOf({ config: { ...everySecond, maxBufferSize } }).calls.map(([, { bytesWritten }]) => bytesWritten);
      same(bytesOf(100_000), [0, 0]);
      const [first = 0, second = 0] = bytesOf(10);
      assert.ok(first > 0 && second > first);
    },
  },
};
