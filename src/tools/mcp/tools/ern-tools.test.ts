import { ernChangesTool } from "./ern-changes";
import { ernElementTool } from "./ern-element";
import { ernValuesTool } from "./ern-values";

describe("ern_element", () => {
  const ask = (name: string, version = "4.3"): string => ernElementTool.answer({ name, version }) as string;

  it("says what an element means, where it may be and what it contains", () => {
    const text = ask("SoundRecordingEdition");
    expect(text).toContain("# SoundRecordingEdition in ERN 4.3");
    expect(text).toContain("Versions that have it: 4.3, 4.3.1, 4.3.2.");
    expect(text).toContain("In SoundRecording (once or more):");
    expect(text).toMatch(/- ResourceId: once or more\n- EditionContributor: any number of times/);
  });

  it("names choices, attributes, deprecated children and sets of values", () => {
    expect(ask("ValidityPeriod")).toContain("- one of StartDate | StartDateTime: once");
    expect(ask("NewReleaseMessage")).toContain("- @AvsVersionId: once");
    expect(ask("SoundRecording")).toContain("- IsInstrumental: at most once, deprecated");
    expect(ask("UseType")).toContain("a value of the set UseType");
  });

  it("says which versions have it if this one doesn't, and suggests names", () => {
    expect(ask("TakeDown")).toBe("ERN 4.3 has no element TakeDown. Versions that have it: 3.8.1, 3.8.2, 3.8.3.");
    expect(() => ask("SoundRecordng")).toThrow("Closest: SoundRecording");
  });
});

describe("ern_values", () => {
  const ask = (name: string, version = "4.3"): string => ernValuesTool.answer({ name, version }) as string;

  it("lists the values of a set, or of an element's set", () => {
    expect(ask("VersionType")).toContain("- CleanVersion (deprecated");
    expect(ask("ImageCodecType")).toMatch(/^\d+ values of ImageCodecType in ERN 4\.3:\n- /);
    expect(ask("TerritoryCode")).toContain("values of CurrentTerritoryCode in ERN 4.3:");
  });

  it("says by which codes a version says values of other versions", () => {
    expect(ask("VideoType")).toContain("\nValues that ERN 4.3 says otherwise:\n");
    expect(ask("VideoType")).toContain("- Documentary of ERN 4.2: Documentary of RecordingFormat");
    expect(ask("ArtistRole")).toMatch(/^0 values of ArtistRole in ERN 4\.3:\n(.*\n)*- MainArtist of ERN 3\.8\.2: /);
    expect(ask("ReleaseType")).toContain("- TrackRelease of ERN 3.8.2: SingleResourceRelease of ReleaseType");
    expect(ask("ImageCodecType")).not.toContain("otherwise");
  });

  it("suggests sets", () => expect(() => ask("ReleaseTyp")).toThrow("Closest sets: ReleaseType"));
});

describe("ern_changes", () => {
  const ask = (from: string, to: string, element?: string): string =>
    ernChangesTool.answer({ from, to, element }) as string;

  it("lists all changes, or those of one element", () => {
    expect(ask("4.2", "4.3")).toContain("- NewReleaseMessage: added @AvsVersionId (required)");
    const pline = ask("4.2", "4.3", "PLine");
    expect(pline).toContain("- SoundRecording/PLine is now SoundRecordingEdition/PLine");
    expect(pline).not.toContain("AvsVersionId");
    expect(ask("4.2", "4.3", "MessageId")).toBe("Nothing changed about MessageId from ERN 4.2 to 4.3.");
  });

  it("wants the earlier version first", () =>
    expect(() => ask("4.3", "4.2")).toThrow("Give the earlier version as from."));
});
