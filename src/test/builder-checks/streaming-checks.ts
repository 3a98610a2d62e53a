import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";

import { StreamingDdexBuilder } from "ddex-builder";
import type { MessageHeader, StreamingConfig, StreamingProgress, StreamingStats } from "ddex-builder";

import type { Checks } from "./check";
import { errorOf, without } from "./message";

const header: MessageHeader = { messageSenderName: "A", messageRecipientName: "B" };
const fixed: MessageHeader = { ...header, messageId: "M1", messageCreatedDateTime: "2026-11-20" };
const defaults: StreamingConfig = {
  maxBufferSize: 10_485_760,
  deterministic: true,
  validateDuringStream: true,
  progressCallbackFrequency: 100,
};
const NOT_STARTED = { code: "InvalidArg", message: "Message not started. Call start_message first." };

const started = (config?: StreamingConfig, head = fixed, version = "4.3"): StreamingDdexBuilder => {
  const builder = new StreamingDdexBuilder(config);
  builder.startMessage(head, version);
  return builder;
};

const writeRelease = (builder: StreamingDdexBuilder, id = "R1", references: string[] = []): string =>
  builder.writeRelease(id, "Title", "Artist", "Label", null, null, null, references);

/** Stats of a message with 20 resources and a release. */
const finished = (config?: StreamingConfig, head?: MessageHeader, version?: string): StreamingStats => {
  const builder = started(config, head, version);
  for (let n = 1; n <= 20; n++) builder.writeResource(`T${n}`, "Title", "Artist");
  builder.finishResourcesStartReleases();
  writeRelease(builder);
  return builder.finishMessage();
};

const hashed = (prefix: string, id: string): string =>
  prefix + createHash("sha256").update(id).digest("hex").slice(0, 8);

/** Runs a script in a process of its own, for what ends a process or keeps it alive. */
const run = (script: string) => {
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ["-e", `const { StreamingDdexBuilder } = require("ddex-builder");${script}`],
    { encoding: "utf8", timeout: 30_000, env: { PATH: process.env.PATH } },
  );
  return { aborted: signal === "SIGABRT" || status === 134, stdout };
};

/** What the callback gets while four resources are written, reported at every second one. */
const progress = (beforeStart: string, afterStart = ""): { calls: [null, StreamingProgress][]; first: string } => {
  const { stdout } = run(`
    const builder = new StreamingDdexBuilder({ ...${JSON.stringify(defaults)}, progressCallbackFrequency: 2 });
    const calls = [];
    builder.setProgressCallback((...args) => calls.push(args));
    ${beforeStart}
    builder.startMessage(${JSON.stringify(fixed)}, "4.3");
    ${afterStart}
    for (const id of ["a", "b", "c", "d"]) builder.writeResource(id, "Title", "Artist");
    const first = calls.length === 0 ? "later" : "at once";
    const end = Date.now() + 20000;
    const timer = setInterval(() => {
      if (calls.length < 2 && Date.now() < end) return;
      console.log(JSON.stringify({ first, calls }));
      process.exit();
    }, 20);`);
  return JSON.parse(stdout) as ReturnType<typeof progress>;
};

/** The class StreamingDdexBuilder and its objects. */
export const streamingChecks: Checks = {
  StreamingDdexBuilder: () => {
    const builder = started();
    builder.writeResource("T1", "Title", "Artist");
    expect(builder.finishMessage().bytesWritten).toBeGreaterThan(100);
    expect(builder.getXml()).toBe("");
  },
  "StreamingDdexBuilder.constructor": async () => {
    expect(finished()).toEqual(finished(defaults));
    for (const name of Object.keys(defaults))
      expect(await errorOf(() => new StreamingDdexBuilder(without(defaults, name as keyof StreamingConfig)))).toEqual({
        code: "InvalidArg",
        message: `Missing field \`${name}\``,
      });
  },
  "StreamingDdexBuilder.setProgressCallback": () => {
    const { calls, first } = progress("");
    expect(first).toBe("later");
    expect(calls.map(([error, { resourcesWritten }]) => [error, resourcesWritten])).toEqual([
      [null, 2],
      [null, 4],
    ]);
    expect(run('new StreamingDdexBuilder().setProgressCallback("no function")').aborted).toBe(true);
    const alive = run(`
      new StreamingDdexBuilder().setProgressCallback(() => {});
      setTimeout(() => { console.log("still alive"); process.exit(); }, 500).unref();`);
    expect(alive.stdout).toBe("still alive\n");
  },
  "StreamingDdexBuilder.setEstimatedTotal": async () => {
    const percents = ({ calls }: ReturnType<typeof progress>): unknown[] =>
      calls.map(([, { estimatedCompletionPercent }]) => estimatedCompletionPercent);
    const total = "builder.setEstimatedTotal(8);";
    expect(percents(progress(total))).toEqual([undefined, undefined]);
    expect(percents(progress("", total))).toEqual([25, 50]);
    expect(await errorOf(() => started().setEstimatedTotal("8" as never))).toMatchObject({ code: "NumberExpected" });
  },
  "StreamingDdexBuilder.startMessage": async () => {
    const bytes = finished().bytesWritten;
    expect(finished(undefined, fixed, "any text").bytesWritten).toBe(bytes + "any text".length - "4.3".length);
    const builder = started();
    builder.writeResource("T1", "Title", "Artist");
    builder.startMessage(fixed, "4.3");
    expect(builder.finishMessage().resourcesWritten).toBe(0);
    expect(await errorOf(() => started(undefined, { messageSenderName: "A" } as never))).toEqual({
      code: "InvalidArg",
      message: "Missing field `messageRecipientName`",
    });
  },
  "StreamingDdexBuilder.writeResource": async () => {
    const builder = started();
    expect(builder.writeResource("T1", "Title", "Artist", "no code", "no time")).toBe(hashed("R", "T1"));
    expect(builder.writeResource("T1", "Title", "Artist")).toBe(hashed("R", "T1"));
    builder.finishResourcesStartReleases();
    expect(builder.writeResource("T2", "Title", "Artist")).toBe(hashed("R", "T2"));
    expect(await errorOf(() => new StreamingDdexBuilder().writeResource("a", "b", "c"))).toEqual(NOT_STARTED);
    const script = `const builder = new StreamingDdexBuilder(${JSON.stringify({ ...defaults, progressCallbackFrequency: 0 })});
      builder.startMessage(${JSON.stringify(fixed)}, "4.3");
      try { builder.writeResource("a", "b", "c"); } catch {}`;
    expect(run(script).aborted).toBe(true);
  },
  "StreamingDdexBuilder.finishResourcesStartReleases": async () => {
    const bytesOf = (times: number): number => {
      const builder = started();
      for (let n = 0; n < times; n++) builder.finishResourcesStartReleases();
      writeRelease(builder);
      return builder.finishMessage().bytesWritten;
    };
    expect(bytesOf(1)).toBeGreaterThan(bytesOf(0));
    expect(bytesOf(2)).toBeGreaterThan(bytesOf(1));
    expect(await errorOf(() => new StreamingDdexBuilder().finishResourcesStartReleases())).toEqual(NOT_STARTED);
  },
  "StreamingDdexBuilder.writeRelease": async () => {
    const builder = started();
    expect(writeRelease(builder, "R1", ["nothing"])).toBe(hashed("REL", "R1"));
    expect(builder.finishMessage()).toMatchObject({ releasesWritten: 1, warnings: [] });
    expect(await errorOf(() => writeRelease(new StreamingDdexBuilder()))).toEqual(NOT_STARTED);
  },
  "StreamingDdexBuilder.finishMessage": async () => {
    const builder = started();
    builder.writeResource("T1", "Title", "Artist", "no code");
    builder.finishResourcesStartReleases();
    writeRelease(builder, "R1", ["nothing"]);
    expect(builder.finishMessage()).toMatchObject({
      releasesWritten: 1,
      resourcesWritten: 1,
      dealsWritten: 0,
      warnings: [],
    });
    expect(await errorOf(() => builder.finishMessage())).toEqual(NOT_STARTED);
  },
  "StreamingDdexBuilder.getXml": async () => {
    const builder = started();
    expect(await errorOf(() => builder.getXml())).toEqual({
      code: "InvalidArg",
      message: "Message not finished. Call finish_message first.",
    });
    builder.writeResource("T1", "Title", "Artist");
    builder.finishMessage();
    expect(builder.getXml()).toBe("");
  },
  "StreamingDdexBuilder.reset": async () => {
    const builder = started();
    builder.writeResource("T1", "Title", "Artist");
    builder.reset();
    expect(await errorOf(() => builder.finishMessage())).toEqual(NOT_STARTED);
  },
  StreamingConfig: () => {
    const { bytesWritten, peakMemoryUsage } = finished();
    expect(finished({ ...defaults, deterministic: false, validateDuringStream: false })).toEqual(finished());
    expect(finished({ ...defaults, maxBufferSize: 10 }).peakMemoryUsage).toBeLessThan(peakMemoryUsage);
    expect(bytesWritten).toBeGreaterThan(0);
    expect(progress("").calls).toHaveLength(2);
  },
  "StreamingConfig.maxBufferSize": () => {
    expect(finished().peakMemoryUsage).toBe(finished().bytesWritten);
    expect(finished({ ...defaults, maxBufferSize: 10 })).toEqual({ ...finished(), peakMemoryUsage: 0 });
  },
  "StreamingConfig.deterministic": () => {
    expect(finished({ ...defaults, deterministic: false })).toEqual(finished());
  },
  "StreamingConfig.validateDuringStream": () => {
    const invalid = (validateDuringStream: boolean): StreamingStats => {
      const builder = started({ ...defaults, validateDuringStream });
      builder.writeResource("T1", "", "", "no code", "no time");
      return builder.finishMessage();
    };
    expect(invalid(true)).toEqual(invalid(false));
    expect(invalid(true).warnings).toEqual([]);
  },
  "StreamingConfig.progressCallbackFrequency": () => {
    expect(progress("").calls.map(([, { resourcesWritten }]) => resourcesWritten)).toEqual([2, 4]);
  },
  StreamingProgress: () => {
    const [[, first] = [null, undefined]] = progress("").calls;
    expect(Object.keys(first ?? {}).sort()).toEqual([
      "bytesWritten",
      "currentMemoryUsage",
      "releasesWritten",
      "resourcesWritten",
    ]);
    expect(first).toMatchObject({ resourcesWritten: 2, releasesWritten: 0 });
    // Nothing has left the buffer yet.
    expect(first?.bytesWritten).toBe(0);
    expect(first?.currentMemoryUsage).toBeGreaterThan(0);
  },
  StreamingStats: () => {
    expect(finished()).toMatchObject({ releasesWritten: 1, resourcesWritten: 20, dealsWritten: 0, warnings: [] });
  },
  MessageHeader: () => {
    const uuid = "00000000-0000-4000-8000-000000000000";
    const bytesOf = (head: MessageHeader): number => finished(undefined, head).bytesWritten;
    expect(bytesOf(without(fixed, "messageId"))).toBe(bytesOf({ ...fixed, messageId: uuid }));
    expect(bytesOf(without(fixed, "messageCreatedDateTime"))).toBeGreaterThanOrEqual(
      bytesOf({ ...fixed, messageCreatedDateTime: "2026-11-20T10:00" }),
    );
  },
};
