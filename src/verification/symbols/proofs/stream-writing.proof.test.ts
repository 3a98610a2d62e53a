import { describeSymbol } from "../../../test/builder/describe-symbol";
import {
  expectNotStarted,
  finished,
  hashed,
  newStream,
  started,
  writeRelease,
  writeTrack,
} from "../../../test/builder/stream";
import { expectBytes, streamDocument } from "../../../test/builder/stream-document";
import { expectAbortAtZero } from "../../../test/builder/stream-progress";
import { xmlSyntax } from "../../doctest/languages/syntax";
import { declaredSymbols } from "../declared-symbols";

/** Returns the bytes of a message whose resource list is closed this many times. */
const bytesClosed = (times: number): number => {
  const builder = started();
  writeTrack(builder);
  for (let n = 0; n < times; n++) builder.finishResourcesStartReleases();
  writeRelease(builder);
  return builder.finishMessage().bytesWritten;
};

describeSymbol("StreamingDdexBuilder.writeResource", () => {
  it('returns "R" and eight digits of the id\'s hash', () => {
    for (const id of ["T1", "any text"]) expect(writeTrack(started(), id)).toBe(hashed("R", id));
  });

  it("checks no phase, no format and no duplicate", () => {
    const builder = started();
    builder.writeResource("T1", "", "", "no code", "no time");
    writeTrack(builder, "T1");
    builder.finishResourcesStartReleases();
    writeTrack(builder, "T1");
    expect(builder.finishMessage()).toMatchObject({ resourcesWritten: 3, warnings: [] });
  });

  it("needs a started message", () => expectNotStarted(() => writeTrack(newStream())));

  it("ends the process if progress is reported every 0 items", expectAbortAtZero);
});

describeSymbol("StreamingDdexBuilder.finishResourcesStartReleases", () => {
  it("closes the list of resources", () => expectBytes(bytesClosed(1)));

  it("can be called in any order", () => {
    const builder = started();
    writeRelease(builder);
    builder.finishResourcesStartReleases();
    builder.finishResourcesStartReleases();
    writeTrack(builder);
    expect(builder.finishMessage().resourcesWritten).toBe(1);
  });

  it("leaves the document malformed if it's left out", () => {
    expectBytes(bytesClosed(0), { closed: false });
    expect(xmlSyntax(streamDocument())).toEqual([]);
    expect(xmlSyntax(streamDocument({ closed: false }))).toHaveLength(1);
  });

  it("needs a started message", () => expectNotStarted(() => newStream().finishResourcesStartReleases()));
});

describeSymbol("StreamingDdexBuilder.writeRelease", () => {
  it('returns "REL" and eight digits of the id\'s hash', () =>
    expect(writeRelease(started(), "R7")).toBe(hashed("REL", "R7")));

  it("always writes the type Album", () => {
    expectBytes(finished(started()).bytesWritten, { releaseType: "Album" });
    const params = declaredSymbols()
      .get("StreamingDdexBuilder.writeRelease")!
      .params.map(({ name }) => name);
    expect(params.filter((name) => /type/i.test(name))).toEqual([]);
  });

  it("accepts unknown references", () => {
    const builder = started();
    writeTrack(builder);
    builder.finishResourcesStartReleases();
    writeRelease(builder, "R1", ["nothing"]);
    const { bytesWritten, warnings } = builder.finishMessage();
    expectBytes(bytesWritten, { references: ["nothing"] });
    expect(warnings).toEqual([]);
  });

  it("needs a started message", () => expectNotStarted(() => writeRelease(newStream())));
});
