import { codesElsewhere } from "./codes-elsewhere";

describe("codesElsewhere", () => {
  it("finds a value whose spelling changed, or that was renamed", () => {
    expect(codesElsewhere("SubGenre", "Jump-Blues", "4.2", "4.3")).toEqual([{ set: "SubGenre", value: "JumpBlues" }]);
    expect(codesElsewhere("SubGenre", "JumpBlues", "4.3", "4.2")).toEqual([{ set: "SubGenre", value: "Jump-Blues" }]);
    expect(codesElsewhere("ReleaseType", "TrackRelease", "3.8.2", "4.3")).toEqual([
      { set: "ReleaseType", value: "SingleResourceRelease" },
    ]);
  });

  it("finds a value that another set has now, where the element was or next to it", () => {
    expect(codesElsewhere("VideoType", "Documentary", "4.2", "4.3")).toEqual([
      { set: "RecordingFormat", value: "Documentary" },
    ]);
    expect(codesElsewhere("RecordingFormat", "Documentary", "4.3", "3.8.2")).toEqual([
      { set: "VideoType", value: "Documentary" },
    ]);
    expect(codesElsewhere("ArtistRole", "MainArtist", "3.8.2", "4.3")).toEqual([
      { set: "DisplayArtistRole", value: "MainArtist" },
    ]);
    expect(codesElsewhere("TitleType", "FormalTitle", "3.8.2", "4.3")).toEqual([
      { set: "AdditionalTitleType", value: "FormalTitle" },
    ]);
  });

  it("doesn't take values that say nothing for the same in any set", () => {
    expect(codesElsewhere("VideoType", "Unknown", "4.2", "4.3")).toEqual([]);
    expect(codesElsewhere("ReleaseType", "Animation", "3.8.2", "4.3")).toEqual([]);
  });
});
