import { foldName, isTime, parseBatchId, parseReleaseFolder, whyUnsafe } from "./file-names";

describe("whyUnsafe", () => {
  it.each(["cover.jpg", "resources/01 First Light.flac", "resources/Übung.wav", "./a.wav"])("accepts %j", (path) => {
    expect(whyUnsafe(path)).toBeUndefined();
  });

  it.each([
    ["../a.wav", "leads out"],
    ["resources/../../a.wav", "leads out"],
    ["/etc/a.wav", "leads out"],
    ["C:/a.wav", "leads out"],
    ["resources\\a.wav", "backslash"],
    ["a?.wav", "Windows doesn't allow"],
    ["a\n.wav", "leads out"],
    ["resources/a.", "dot or space at its end"],
    ["resources /a.wav", "dot or space at its end"],
    ["resources/AUX.wav", "device"],
  ])("refuses %j", (path, why) => {
    expect(whyUnsafe(path)).toContain(why);
  });
});

describe("names of folders", () => {
  it("are read as a batch's or a release's", () => {
    expect(["N_20251003120000000", "20251003120000000", "X_20251003120000000"].map(parseBatchId)).toEqual([
      "20251003120000000",
      "20251003120000000",
      undefined,
    ]);
    expect(parseReleaseFolder("P_A12425GABC1234002M_20251003120000000")).toEqual({
      release: "A12425GABC1234002M",
      time: "20251003120000000",
    });
    expect(parseReleaseFolder("N_20251003120000000")).toBeUndefined();
  });

  it("end with a time that is in the calendar", () => {
    expect(["20240229235959999", "20250229000000000", "20251003240000000", "20251003126000000"].map(isTime)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("are the same for systems that tell neither case nor composed letters apart", () => {
    expect(foldName("U\u0308bung.WAV")).toBe(foldName("übung.wav"));
  });
});
