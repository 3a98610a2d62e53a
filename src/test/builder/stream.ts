import type { MessageHeader, StreamingConfig, StreamingDdexBuilder, StreamingStats } from "ddex-builder";

import { sha256 } from "../../diagnostics/sha256";
import { loadBuilder } from "./load-builder";
import { expectRefusal } from "./message";

export const header: MessageHeader = {
  messageSenderName: "A",
  messageRecipientName: "B",
  messageId: "M1",
  messageCreatedDateTime: "2026-11-20",
};

/** The default configuration of a builder. */
export const defaultConfig: StreamingConfig = {
  maxBufferSize: 10_485_760,
  deterministic: true,
  validateDuringStream: true,
  progressCallbackFrequency: 100,
};

export const newStream = (config?: StreamingConfig): StreamingDdexBuilder =>
  new (loadBuilder().StreamingDdexBuilder)(config);

/** Returns a builder with a started message. */
export const started = (config?: StreamingConfig, head = header, version = "4.3"): StreamingDdexBuilder => {
  const builder = newStream(config);
  builder.startMessage(head, version);
  return builder;
};

export const writeTrack = (builder: StreamingDdexBuilder, id = "T1", title = "Title"): string =>
  builder.writeResource(id, title, "Artist");

export const writeRelease = (builder: StreamingDdexBuilder, id = "R1", references: string[] = []): string =>
  builder.writeRelease(id, "Title", "Artist", "Label", null, null, null, references);

/** Stats of a message with these resources and a release. */
export const finished = (builder: StreamingDdexBuilder, ids: readonly string[] = ["T1"]): StreamingStats => {
  for (const id of ids) writeTrack(builder, id);
  builder.finishResourcesStartReleases();
  writeRelease(builder);
  return builder.finishMessage();
};

/** Returns a reference as the builder creates it: a prefix and the hash of the id. */
export const hashed = (prefix: string, id: string): string => prefix + sha256(id).slice(0, 8);

/** Expects the call to be rejected because no message was started. */
export const expectNotStarted = (call: () => unknown): Promise<void> =>
  expectRefusal(call, "Message not started. Call start_message first.");
