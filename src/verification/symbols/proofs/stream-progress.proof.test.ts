import { describeSymbol } from "../../../test/builder/describe-symbol";
import { expectError } from "../../../test/builder/message";
import { started } from "../../../test/builder/stream";
import { everySecond, progressOf, runStream } from "../../../test/builder/stream-progress";

const percents = (options: Parameters<typeof progressOf>[0]): unknown[] =>
  progressOf({ config: everySecond, ...options }).calls.map(([, progress]) => progress.estimatedCompletionPercent);

/** Whether the process is still running half a second after these statements. */
const isKeptAlive = (statements: string): boolean =>
  runStream(`${statements}
    setTimeout(() => { console.log("still alive"); process.exit(); }, 500).unref();`).stdout === "still alive\n";

describeSymbol("StreamingDdexBuilder.setProgressCallback", () => {
  it("passes null and the progress, later than the call that it reports", () => {
    const { calls, atOnce } = progressOf({ config: everySecond });
    expect(atOnce).toBe(false);
    expect(calls).toMatchObject([
      [null, { resourcesWritten: 2 }],
      [null, { resourcesWritten: 4 }],
    ]);
  });

  it("keeps the process alive", () => {
    expect(isKeptAlive("new StreamingDdexBuilder().setProgressCallback(() => {});")).toBe(true);
    expect(isKeptAlive("new StreamingDdexBuilder();")).toBe(false);
  });

  it("ends the process if it gets no function", () =>
    expect(runStream('new StreamingDdexBuilder().setProgressCallback("no function")').aborted).toBe(true));
});

describeSymbol("StreamingDdexBuilder.setEstimatedTotal", () => {
  it("has an effect only after startMessage", () => {
    const total = "builder.setEstimatedTotal(8);";
    expect(percents({ before: total })).toEqual([undefined, undefined]);
    expect(percents({ within: total })).toEqual([25, 50]);
  });

  it("fails for what isn't a number", () =>
    expectError(() => started().setEstimatedTotal("8" as never), { code: "NumberExpected" }));
});

describeSymbol("StreamingProgress", () => {
  it("has five fields, and a memory usage that grows", () => {
    const { calls } = progressOf({ config: everySecond, within: "builder.setEstimatedTotal(8);" });
    const [first, second] = calls.map(([, progress]) => progress);
    const names = ["bytesWritten", "currentMemoryUsage", "estimatedCompletionPercent"];
    expect(Object.keys(first!).sort()).toEqual([...names, "releasesWritten", "resourcesWritten"]);
    expect(second!.currentMemoryUsage).toBeGreaterThan(first!.currentMemoryUsage);
  });

  it("counts the bytes that have left the buffer", () => {
    const bytesOf = (maxBufferSize: number): number[] =>
      progressOf({ config: { ...everySecond, maxBufferSize } }).calls.map(([, { bytesWritten }]) => bytesWritten);
    expect(bytesOf(100_000)).toEqual([0, 0]);
    const [first, second] = bytesOf(10);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first!);
  });
});
