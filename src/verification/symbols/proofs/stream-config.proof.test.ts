import type { StreamingConfig, StreamingStats } from "ddex-builder";

import { describeSymbol } from "../../../test/builder/describe-symbol";
import { expectError } from "../../../test/builder/message";
import { defaultConfig, finished, started } from "../../../test/builder/stream";
import { everySecond, expectAbortAtZero, progressOf } from "../../../test/builder/stream-progress";

const reportedAt = (options: Parameters<typeof progressOf>[0]): number[] =>
  progressOf(options).calls.map(([, { resourcesWritten }]) => resourcesWritten);

/** Returns the stats of a message with exactly this many bytes. */
const statsOfSize = (bytes: number, config?: StreamingConfig): StreamingStats => {
  const empty = started(config);
  empty.writeResource("T1", "", "");
  const missing = bytes - empty.finishMessage().bytesWritten;
  const builder = started(config);
  builder.writeResource("T1", "x".repeat(missing), "");
  return builder.finishMessage();
};

/** Expects a message with this many bytes to be held completely, and one with one more byte not. */
const expectHeld = (bytes: number, config?: StreamingConfig): void => {
  expect(statsOfSize(bytes, config)).toMatchObject({ bytesWritten: bytes, peakMemoryUsage: bytes });
  expect(statsOfSize(bytes + 1, config)).toMatchObject({ bytesWritten: bytes + 1, peakMemoryUsage: 0 });
};

const statsOf = (config: Partial<StreamingConfig>): StreamingStats => {
  const builder = started({ ...defaultConfig, ...config });
  builder.writeResource("T1", "", "", "no code", "no time");
  return finished(builder, ["T2", "T1"]);
};

describeSymbol("StreamingConfig", () => {
  it("has four fields, two of which are used", () => {
    expect(Object.keys(defaultConfig)).toHaveLength(4);
    expect(statsOf({ deterministic: false, validateDuringStream: false })).toEqual(statsOf({}));
    expect(statsOf({ maxBufferSize: 10 })).not.toEqual(statsOf({}));
    expect([reportedAt({ config: everySecond }), reportedAt({ wanted: 0 })]).toEqual([[2, 4], []]);
  });
});

describeSymbol("StreamingConfig.maxBufferSize", () => {
  it.each([1000, 5000])("is the size up to which a message is held, here %d bytes", (maxBufferSize) =>
    expectHeld(maxBufferSize, { ...defaultConfig, maxBufferSize }),
  );

  it("is 10,485,760 bytes by default", () => expectHeld(10_485_760));
});

for (const id of ["StreamingConfig.deterministic", "StreamingConfig.validateDuringStream"])
  describeSymbol(id, () => {
    const name = id.split(".")[1]!;

    it("is required", () =>
      expectError(() => started({ ...defaultConfig, [name]: undefined }), { code: "InvalidArg" }));

    it("has no effect", () => {
      const stats = statsOf({ [name]: false });
      expect(stats.bytesWritten).toBeGreaterThan(0);
      expect(stats).toEqual(statsOf({ [name]: true }));
    });
  });

describeSymbol("StreamingConfig.progressCallbackFrequency", () => {
  it("is the number of items between two calls", () => {
    expect(reportedAt({ config: everySecond })).toEqual([2, 4]);
    expect(reportedAt({ config: { progressCallbackFrequency: 3 }, items: 6 })).toEqual([3, 6]);
  });

  it("ends the process if it's 0", expectAbortAtZero);

  it("is 100 by default", () => expect(reportedAt({ items: 200 })).toEqual([100, 200]));
});
