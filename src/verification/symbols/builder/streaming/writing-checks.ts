import assert from "node:assert/strict";

import { xmlSyntax } from "../../../doctest/languages/syntax";
import { declaredSymbols } from "../declared-symbols";
import { same, type SymbolChecks } from "../message";
import { finished, hashed, newStream, notStarted, started, writeRelease, writeTrack } from "./stream";
import { counts, streamDocument } from "./stream-document";
import { abortsAtZero } from "./stream-progress";

/** Bytes of a message whose resource list is closed this many times. */
const bytesClosed = (times: number): number => {
  const builder = started();
  writeTrack(builder);
  for (let n = 0; n < times; n++) builder.finishResourcesStartReleases();
  writeRelease(builder);
  return builder.finishMessage().bytesWritten;
};

/** What writes resources and releases into a stream. */
export const writingChecks: SymbolChecks = {
  "StreamingDdexBuilder.writeResource": {
    reference: () => {
      for (const id of ["T1", "any thing"]) assert.equal(writeTrack(started(), id), hashed("R", id));
    },
    "no checks": () => {
      const builder = started();
      builder.writeResource("T1", "", "", "no code", "no time");
      writeTrack(builder, "T1");
      builder.finishResourcesStartReleases();
      writeTrack(builder, "T1");
      const { resourcesWritten, warnings } = builder.finishMessage();
      same([resourcesWritten, warnings], [3, []]);
    },
    ...notStarted(() => writeTrack(newStream())),
    "frequency 0": abortsAtZero,
  },
  "StreamingDdexBuilder.finishResourcesStartReleases": {
    closes: () => counts(bytesClosed(1)),
    "any order": () => {
      const builder = started();
      writeRelease(builder);
      builder.finishResourcesStartReleases();
      builder.finishResourcesStartReleases();
      writeTrack(builder);
      assert.equal(builder.finishMessage().resourcesWritten, 1);
    },
    "left out": () => {
      counts(bytesClosed(0), { closed: false });
      same(xmlSyntax(streamDocument()), []);
      assert.equal(xmlSyntax(streamDocument({ closed: false })).length, 1);
    },
    ...notStarted(() => newStream().finishResourcesStartReleases()),
  },
  "StreamingDdexBuilder.writeRelease": {
    reference: () => assert.equal(writeRelease(started(), "R7"), hashed("REL", "R7")),
    "always Album": () => {
      counts(finished(started()).bytesWritten, { releaseType: "Album" });
      const names = declaredSymbols()
        .get("StreamingDdexBuilder.writeRelease")
        ?.params.map(({ name }) => name);
      same(
        names?.filter((name) => /type/i.test(name)),
        [],
      );
    },
    "unknown references": () => {
      const builder = started();
      writeTrack(builder);
      builder.finishResourcesStartReleases();
      writeRelease(builder, "R1", ["nothing"]);
      const { bytesWritten, warnings } = builder.finishMessage();
      counts(bytesWritten, { references: ["nothing"] });
      same(warnings, []);
    },
    ...notStarted(() => writeRelease(newStream())),
  },
};
