import assert from "node:assert/strict";

import type { StreamingConfig } from "ddex-builder";

import { loadBuilder } from "../load-builder";
import { built, refuses, same, type SymbolChecks, without } from "../message";
import { defaultConfig, finished, header, newStream, NOT_STARTED, notStarted, started, writeTrack } from "./stream";
import { counts, streamDocument } from "./stream-document";

/** A configuration without any one of its fields is rejected. */
const partialConfigs = async (): Promise<void> => {
  for (const name of Object.keys(defaultConfig) as (keyof StreamingConfig)[])
    await refuses(() => newStream(without(defaultConfig, name)), `Missing field \`${name}\``);
};

const noWarnings = (): void => {
  const builder = started();
  builder.writeResource("", "", "", "no code", "no time");
  const { warnings, dealsWritten } = finished(builder, ["T1", "T1"]);
  same([warnings, dealsWritten], [[], 0]);
};

/** The class StreamingDdexBuilder, and what starts and ends a message. */
export const streamingChecks: SymbolChecks = {
  StreamingDdexBuilder: {
    "own vocabulary": async () => {
      for (const ids of [["T1"], ["T1", "T2", "T3"]])
        counts(finished(started(), ids).bytesWritten, { titles: ids.map(() => "Title") });
      const ownNames = [...streamDocument().matchAll(/<(\w+)>/g)].map(([, name]) => name);
      const xml = await built();
      assert.ok(["DisplayArtist", "ReleaseType", "Title", "Type"].every((name) => ownNames.includes(name)));
      assert.doesNotMatch(xml, /<(DisplayArtist|ReleaseType|Title|Type)>/);
      const chunked = finished(started({ ...defaultConfig, maxBufferSize: 300 }));
      assert.equal(chunked.bytesWritten, finished(started()).bytesWritten);
      assert.ok(chunked.peakMemoryUsage < chunked.bytesWritten);
    },
    unreadable: () => {
      const builder = started();
      assert.ok(finished(builder).bytesWritten > 100);
      assert.equal(builder.getXml(), "");
      same(
        Object.getOwnPropertyNames(loadBuilder().StreamingDdexBuilder.prototype)
          .sort()
          .filter((name) => /xml|text|string|buffer|output|write|get/i.test(name)),
        ["getXml", "writeRelease", "writeResource"],
      );
    },
  },
  "StreamingDdexBuilder.constructor": {
    "complete config": async () => {
      assert.equal(Object.keys(defaultConfig).length, 4);
      same(finished(started()), finished(started(defaultConfig)));
      await partialConfigs();
    },
    "missing field": partialConfigs,
  },
  "StreamingDdexBuilder.startMessage": {
    starts: () => counts(finished(started()).bytesWritten),
    "any version": () => {
      for (const version of ["", "3.8.2", "any text"])
        counts(finished(started(undefined, header, version)).bytesWritten, { version });
    },
    twice: () => {
      const builder = started();
      writeTrack(builder);
      builder.startMessage(header, "4.3");
      counts(finished(builder).bytesWritten);
    },
    "missing field": async () => {
      for (const name of ["messageSenderName", "messageRecipientName"] as const)
        await refuses(() => started(undefined, without(header, name)), `Missing field \`${name}\``);
    },
  },
  "StreamingDdexBuilder.finishMessage": {
    counts: () => {
      const { bytesWritten, releasesWritten, resourcesWritten } = finished(started(), ["T1", "T2"]);
      counts(bytesWritten, { titles: ["Title", "Title"] });
      same([releasesWritten, resourcesWritten], [1, 2]);
    },
    "no warnings": noWarnings,
    ...notStarted(() => newStream().finishMessage()),
  },
  "StreamingDdexBuilder.getXml": {
    empty: () => {
      assert.equal(newStream().getXml(), "");
      const builder = started();
      counts(finished(builder).bytesWritten);
      assert.equal(builder.getXml(), "");
    },
    "not finished": () => refuses(() => started().getXml(), "Message not finished. Call finish_message first."),
  },
  "StreamingDdexBuilder.reset": {
    dropped: async () => {
      const builder = started();
      writeTrack(builder);
      builder.reset();
      await refuses(() => builder.finishMessage(), NOT_STARTED);
      builder.startMessage(header, "4.3");
      counts(finished(builder).bytesWritten);
    },
  },
  StreamingStats: {
    "no warnings": noWarnings,
  },
  MessageHeader: {
    header: () => counts(finished(started(undefined, header)).bytesWritten),
    "filled in": () => {
      const bytesOf = (head: typeof header): number => finished(started(undefined, head)).bytesWritten;
      const uuid = "00000000-0000-4000-8000-000000000000";
      assert.equal(bytesOf(without(header, "messageId")), bytesOf({ ...header, messageId: uuid }));
      const dated = bytesOf(without(header, "messageCreatedDateTime"));
      assert.ok(dated >= bytesOf({ ...header, messageCreatedDateTime: "2026-11-20T10:00:00+00:00" }));
    },
  },
};
