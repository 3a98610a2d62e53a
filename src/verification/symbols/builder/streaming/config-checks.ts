import assert from "node:assert/strict";

import type { StreamingConfig, StreamingStats } from "ddex-builder";

import { failsWith, type Proofs, same, type SymbolChecks } from "../message";
import { defaultConfig, finished, started } from "./stream";
import { abortsAtZero, everySecond, progressOf } from "./stream-progress";

const reportedAt = (options: Parameters<typeof progressOf>[0]): number[] =>
  progressOf(options).calls.map(([, { resourcesWritten }]) => resourcesWritten);

/** Stats of a message with exactly this many bytes. */
const ofSize = (bytes: number, config?: StreamingConfig): StreamingStats => {
  const empty = started(config);
  empty.writeResource("T1", "", "");
  const missing = bytes - empty.finishMessage().bytesWritten;
  const builder = started(config);
  builder.writeResource("T1", "x".repeat(missing), "");
  const stats = builder.finishMessage();
  assert.equal(stats.bytesWritten, bytes);
  return stats;
};

/** A message with this many bytes is held completely, and one with one more byte isn't. */
const holds = (bytes: number, config?: StreamingConfig): void => {
  assert.equal(ofSize(bytes, config).peakMemoryUsage, bytes);
  assert.equal(ofSize(bytes + 1, config).peakMemoryUsage, 0);
};

const statsOf = (config: Partial<StreamingConfig>): StreamingStats => {
  const builder = started({ ...defaultConfig, ...config });
  builder.writeResource("T1", "", "", "no code", "no time");
  return finished(builder, ["T2", "T1"]);
};

/** A required field that changes neither the document nor the reported stats. */
const withoutEffect = (name: "deterministic" | "validateDuringStream"): Proofs => ({
  required: async () => {
    await failsWith("InvalidArg", () => started({ ...defaultConfig, [name]: undefined }));
  },
  "no effect": () => {
    const stats = statsOf({ [name]: false });
    assert.ok(stats.bytesWritten > 0);
    same(stats, statsOf({ [name]: true }));
  },
});

/** The configuration of a stream. */
export const configChecks: SymbolChecks = {
  StreamingConfig: {
    "two fields": () => {
      assert.equal(Object.keys(defaultConfig).length, 4);
      same(statsOf({ deterministic: false, validateDuringStream: false }), statsOf({}));
      assert.notDeepEqual(statsOf({ maxBufferSize: 10 }), statsOf({}));
      same([reportedAt({ config: everySecond }), reportedAt({ wanted: 0 })], [[2, 4], []]);
    },
  },
  "StreamingConfig.maxBufferSize": {
    "held bytes": () => {
      for (const maxBufferSize of [1000, 5000]) holds(maxBufferSize, { ...defaultConfig, maxBufferSize });
    },
    default: () => holds(10_485_760),
  },
  "StreamingConfig.deterministic": withoutEffect("deterministic"),
  "StreamingConfig.validateDuringStream": withoutEffect("validateDuringStream"),
  "StreamingConfig.progressCallbackFrequency": {
    interval: () => {
      same(reportedAt({ config: everySecond }), [2, 4]);
      same(reportedAt({ config: { progressCallbackFrequency: 3 }, items: 6 }), [3, 6]);
    },
    zero: abortsAtZero,
    default: () => same(reportedAt({ items: 200 }), [100, 200]),
  },
};
