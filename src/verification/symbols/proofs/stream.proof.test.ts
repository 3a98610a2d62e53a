import type { StreamingConfig } from "ddex-builder";

import { describeSymbol } from "../../../test/builder/describe-symbol";
import { loadBuilder } from "../../../test/builder/load-builder";
import { built, expectRefusal, without } from "../../../test/builder/message";
import {
  defaultConfig,
  expectNotStarted,
  finished,
  header,
  newStream,
  started,
  writeTrack,
} from "../../../test/builder/stream";
import { expectBytes, streamDocument } from "../../../test/builder/stream-document";

const proveNoWarnings = (): void =>
  it("has no warnings and no deals, whatever was written", () => {
    const builder = started();
    builder.writeResource("", "", "", "no code", "no time");
    expect(finished(builder, ["T1", "T1"])).toMatchObject({ warnings: [], dealsWritten: 0 });
  });

describeSymbol("StreamingDdexBuilder", () => {
  it.each([[["T1"]], [["T1", "T2", "T3"]]])("writes other elements than DdexBuilder, for %j", (ids) =>
    expectBytes(finished(started(), ids).bytesWritten, { titles: ids.map(() => "Title") }),
  );

  it("writes names that DdexBuilder doesn't", async () => {
    expectBytes(finished(started()).bytesWritten);
    const names = [...streamDocument().matchAll(/<(\w+)>/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(["DisplayArtist", "ReleaseType", "Title", "Type"]));
    expect(await built()).not.toMatch(/<(DisplayArtist|ReleaseType|Title|Type)>/);
  });

  it("writes in chunks", () => {
    const { bytesWritten, peakMemoryUsage } = finished(started({ ...defaultConfig, maxBufferSize: 300 }));
    expect(bytesWritten).toBe(finished(started()).bytesWritten);
    expect(peakMemoryUsage).toBeLessThan(bytesWritten);
  });

  it("has no method that returns the document", () => {
    const builder = started();
    expect(finished(builder).bytesWritten).toBeGreaterThan(100);
    expect(builder.getXml()).toBe("");
    const names = Object.getOwnPropertyNames(loadBuilder().StreamingDdexBuilder.prototype).sort();
    expect(names.filter((name) => /xml|text|string|buffer|output|write|get/i.test(name))).toEqual([
      "getXml",
      "writeRelease",
      "writeResource",
    ]);
  });
});

describeSymbol("StreamingDdexBuilder.constructor", () => {
  it("takes four fields, or none", () => {
    expect(Object.keys(defaultConfig)).toHaveLength(4);
    const stats = finished(started(defaultConfig));
    expect(stats.bytesWritten).toBeGreaterThan(0);
    expect(finished(started())).toEqual(stats);
  });

  it("rejects a config without one of them", async () => {
    for (const name of Object.keys(defaultConfig) as (keyof StreamingConfig)[])
      await expectRefusal(() => newStream(without(defaultConfig, name)), `Missing field \`${name}\``);
  });
});

describeSymbol("StreamingDdexBuilder.startMessage", () => {
  it("starts a document", () => expectBytes(finished(started()).bytesWritten));

  it("accepts any text as the version", () => {
    for (const version of ["", "3.8.2", "any text"])
      expectBytes(finished(started(undefined, header, version)).bytesWritten, { version });
  });

  it("starts again if it's called twice", () => {
    const builder = started();
    writeTrack(builder);
    builder.startMessage(header, "4.3");
    expectBytes(finished(builder).bytesWritten);
  });

  it("rejects a header without sender or recipient", async () => {
    for (const name of ["messageSenderName", "messageRecipientName"] as const)
      await expectRefusal(() => started(undefined, without(header, name)), `Missing field \`${name}\``);
  });
});

describeSymbol("StreamingDdexBuilder.finishMessage", () => {
  it("closes the document, and returns counts", () => {
    const { bytesWritten, ...counts } = finished(started(), ["T1", "T2"]);
    expectBytes(bytesWritten, { titles: ["Title", "Title"] });
    expect(counts).toMatchObject({ releasesWritten: 1, resourcesWritten: 2 });
  });

  proveNoWarnings();

  it("needs a started message", () => expectNotStarted(() => newStream().finishMessage()));
});

describeSymbol("StreamingDdexBuilder.getXml", () => {
  it("returns an empty text", () => {
    expect(newStream().getXml()).toBe("");
    const builder = started();
    expectBytes(finished(builder).bytesWritten);
    expect(builder.getXml()).toBe("");
  });

  it("needs a finished message", () =>
    expectRefusal(() => started().getXml(), "Message not finished. Call finish_message first."));
});

describeSymbol("StreamingDdexBuilder.reset", () => {
  it("drops the current document", async () => {
    const builder = started();
    writeTrack(builder);
    builder.reset();
    await expectNotStarted(() => builder.finishMessage());
    builder.startMessage(header, "4.3");
    expectBytes(finished(builder).bytesWritten);
  });
});

describeSymbol("StreamingStats", proveNoWarnings);

describeSymbol("MessageHeader", () => {
  it("is written", () => expectBytes(finished(started(undefined, header)).bytesWritten));

  it("gets an id and a date if it has none", () => {
    const bytesOf = (fields: typeof header): number => finished(started(undefined, fields)).bytesWritten;
    const uuid = "00000000-0000-4000-8000-000000000000";
    expect(bytesOf(without(header, "messageId"))).toBe(bytesOf({ ...header, messageId: uuid }));
    const dated = bytesOf(without(header, "messageCreatedDateTime"));
    const shortest = bytesOf({ ...header, messageCreatedDateTime: "2026-11-20T10:00:00+00:00" });
    expect(dated).toBeGreaterThanOrEqual(shortest);
  });
});
