import { describeSymbol } from "../../../test/builder/describe-symbol";
import { expectError, newBuilder } from "../../../test/builder/message";
import { expectKnownNames, expectNoEffects, knownPresets, listedPresets } from "../../../test/builder/presets";

describeSymbol("DdexBuilder.getAvailablePresets", () => {
  it("lists seven names", () => expect(newBuilder().getAvailablePresets()).toEqual(listedPresets));

  it("lists names that the methods don't know", async () => {
    for (const method of ["getPresetInfo", "applyPreset", "getPresetValidationRules"] as const)
      await expectKnownNames(method);
  });
});

describeSymbol("DdexBuilder.getPresetInfo", () => {
  it("returns the data of three names", () => {
    for (const name of knownPresets) expect(newBuilder().getPresetInfo(name).name).toBe(name);
  });

  it("throws for other names", () => expectKnownNames("getPresetInfo"));

  it("throws for what isn't a string", () =>
    expectError(() => newBuilder().getPresetInfo(3 as never), { code: "StringExpected" }));
});

describeSymbol("DdexBuilder.applyPreset", () => {
  it("accepts three names, and throws for others", () => expectKnownNames("applyPreset"));

  it("configures nothing", expectNoEffects);
});

describeSymbol("DdexBuilder.getPresetValidationRules", () => {
  it("returns the same rules each time for four names, and throws for others", () =>
    expectKnownNames("getPresetValidationRules"));

  it("returns rules that a preset doesn't apply", expectNoEffects);
});

describeSymbol("PresetInfo", () => {
  it("has the fixed data of its preset", () =>
    expect(newBuilder().getPresetInfo("spotify_single")).toEqual({
      name: "spotify_single",
      description: "Spotify Single ERN 4.3 requirements with simplified track structure",
      version: "1.0.0",
      profile: "AudioSingle",
      requiredFields: ["ISRC", "UPC", "ReleaseDate", "Genre", "ExplicitContent", "TrackTitle", "ArtistName"],
      disclaimer: "Based on Spotify public documentation. Verify current requirements.",
    }));
});

describeSymbol("ValidationRule", () => {
  it("describes a rule", () =>
    expect(newBuilder().getPresetValidationRules("spotify_album")[0]).toEqual({
      fieldName: "ISRC",
      ruleType: "Required",
      message: "ISRC is required for Spotify releases",
    }));

  it("is never evaluated", expectNoEffects);

  it("may have the parameters options, min_bit_depth, min_sample_rate and allowed", () => {
    const rules = [...knownPresets, "youtube_album"].flatMap((name) => newBuilder().getPresetValidationRules(name));
    const names = rules.flatMap(({ parameters }) => Object.keys(parameters ?? {}));
    expect(names).toEqual(expect.arrayContaining(["options", "min_bit_depth", "min_sample_rate", "allowed"]));
  });
});
