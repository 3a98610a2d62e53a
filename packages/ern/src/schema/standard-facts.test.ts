import { ERN_VERSIONS, type ErnVersion } from "../model-types";
import { standardNames, standardPlaces, valuesAt, versionsWith } from "./standard-facts";

const occurrence = (version: ErnVersion, path: string): string[] => [
  ...new Set(
    standardPlaces(version, path).map(
      ({ required, repeatable }) => `${required ? "required" : "optional"}${repeatable ? ", repeatable" : ""}`,
    ),
  ),
];

describe("placesOf", () => {
  it("returns the occurrence of an element in its parent, which differs between versions", () => {
    expect(occurrence("4.3", "ReleaseList/Release")).toEqual(["optional"]);
    expect(occurrence("3.8.2", "ReleaseList/Release")).toEqual(["optional, repeatable"]);
    expect(occurrence("4.3", "SoundRecording/ParentalWarningType")).toEqual(["required, repeatable"]);
  });

  it("follows a path of any length, knows attributes, and what is deprecated", () => {
    expect(standardPlaces("4.3", "ReleaseDeal/Deal/DealTerms").map(({ parent }) => parent)).toEqual(["Deal"]);
    expect(standardPlaces("4.3", "NewReleaseMessage@AvsVersionId")).toMatchObject([
      { isAttribute: true, required: true },
    ]);
    expect(standardPlaces("4.3", "Deal/SoundRecording")).toEqual([]);
    expect(standardPlaces("4.3", "SoundRecording/IsInstrumental")).toMatchObject([{ deprecated: true }]);
    expect(standardPlaces("4.3", "SoundRecording/IsCover")).toMatchObject([{ deprecated: false }]);
  });
});

it("versionsWith returns the versions that have a name", () => {
  expect(versionsWith("Deal")).toEqual(ERN_VERSIONS);
  expect(versionsWith("ClipRelease")).toEqual(["4.3", "4.3.1", "4.3.2"]);
  expect(versionsWith("Nothing")).toEqual([]);
});

it("valuesAt returns the listed values of a place", () => {
  const [use] = standardPlaces("4.3", "UseType");
  expect(valuesAt(use!)).toContain("OnDemandStream");
  expect(valuesAt(standardPlaces("4.3", "IsCover")[0]!)).toEqual(["true", "false"]);
  expect(valuesAt(standardPlaces("4.3", "FullName")[0]!)).toBeUndefined();
});

it("namesIn returns elements and attributes", () => {
  expect(standardNames("4.3")).toEqual(expect.arrayContaining(["NewReleaseMessage", "Deal", "AvsVersionId"]));
});
