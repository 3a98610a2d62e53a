import assert from "node:assert/strict";

import type { StreamingConfig } from "ddex-builder";

import { loadBuilder } from "../load-builder";
import { built, refuses, without } from "../message";
import { same } from "../same";
import type { SymbolChecks } from "../symbol-check";
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
    status: "partial",
    note: {
      "Writes a different element vocabulary in chunks and counts bytes,": async () => {
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
      "but its document can never be read back.": () => {
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
  },
  "StreamingDdexBuilder.constructor": {
    status: "works",
    note: {
      "All four config fields are required when config is given.": async () => {
        assert.equal(Object.keys(defaultConfig).length, 4);
        same(finished(started()), finished(started(defaultConfig)));
        await partialConfigs();
      },
    },
    errors: { 'InvalidArg "Missing field `{field}`" when config is partial': partialConfigs },
  },
  "StreamingDdexBuilder.startMessage": {
    status: "partial",
    note: {
      "Starts a document;": () => counts(finished(started()).bytesWritten),
      "the version is not checked and only lands in MessageSchemaVersionId;": () => {
        for (const version of ["", "3.8.2", "any text"])
          counts(finished(started(undefined, header, version)).bytesWritten, { version });
      },
      "calling twice restarts silently.": () => {
        const builder = started();
        writeTrack(builder);
        builder.startMessage(header, "4.3");
        counts(finished(builder).bytesWritten);
      },
    },
    errors: {
      'InvalidArg "Missing field `{field}`"': async () => {
        for (const name of ["messageSenderName", "messageRecipientName"] as const)
          await refuses(() => started(undefined, without(header, name)), `Missing field \`${name}\``);
      },
    },
  },
  "StreamingDdexBuilder.finishMessage": {
    status: "works",
    note: {
      "Closes the document and returns counts;": () => {
        const { bytesWritten, releasesWritten, resourcesWritten } = finished(started(), ["T1", "T2"]);
        counts(bytesWritten, { titles: ["Title", "Title"] });
        same([releasesWritten, resourcesWritten], [1, 2]);
      },
      "warnings is always empty and dealsWritten 0.": noWarnings,
    },
    errors: notStarted(() => newStream().finishMessage()),
  },
  "StreamingDdexBuilder.getXml": {
    status: "placeholder",
    note: {
      "Always returns an empty string;": () => {
        assert.equal(newStream().getXml(), "");
        const builder = started();
        finished(builder);
        assert.equal(builder.getXml(), "");
      },
      "the written buffer is dropped.": () => {
        const builder = started();
        counts(finished(builder).bytesWritten);
        assert.equal(builder.getXml().length, 0);
      },
    },
    errors: {
      'InvalidArg "Message not finished. Call finish_message first."': () =>
        refuses(() => started().getXml(), "Message not finished. Call finish_message first."),
    },
  },
  "StreamingDdexBuilder.reset": {
    status: "works",
    note: {
      "Drops the current document.": async () => {
        const builder = started();
        writeTrack(builder);
        builder.reset();
        await refuses(() => builder.finishMessage(), NOT_STARTED);
        builder.startMessage(header, "4.3");
        counts(finished(builder).bytesWritten);
      },
    },
  },
  StreamingStats: {
    status: "partial",
    note: { "dealsWritten is always 0 and warnings always empty.": noWarnings },
  },
  MessageHeader: {
    status: "works",
    note: {
      "Header of the streaming builder;": () => counts(finished(started(undefined, header)).bytesWritten),
      "id and date are filled in when they are left out.": () => {
        const bytesOf = (head: typeof header): number => finished(started(undefined, head)).bytesWritten;
        const uuid = "00000000-0000-4000-8000-000000000000";
        assert.equal(bytesOf(without(header, "messageId")), bytesOf({ ...header, messageId: uuid }));
        const dated = bytesOf(without(header, "messageCreatedDateTime"));
        assert.ok(dated >= bytesOf({ ...header, messageCreatedDateTime: "2026-11-20T10:00:00+00:00" }));
      },
    },
  },
};
