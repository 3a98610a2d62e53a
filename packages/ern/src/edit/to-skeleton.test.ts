import { allowedInVersion } from "../schema/allowed-in-version";
import { toXml } from "../xml/to-xml";
import { toEmptySkeleton } from "./to-skeleton";

const skeleton = (version: "3.8.2" | "4.3", parentPath: string, name: string): string =>
  toXml(toEmptySkeleton(allowedInVersion(version), parentPath.split("/"), name), { lineEnd: "", indent: "" });

describe("toSkeleton", () => {
  it("nests an element of the same name only once", () => {
    expect(skeleton("3.8.2", "NewReleaseMessage/ResourceList/Image/ImageDetailsByTerritory", "FulfillmentDate")).toBe(
      "<FulfillmentDate><FulfillmentDate/></FulfillmentDate>",
    );
    expect(skeleton("3.8.2", "TechnicalImageDetails/File", "HashSum")).toBe(
      "<HashSum><HashSum/><HashSumAlgorithmType/></HashSum>",
    );
    expect(skeleton("4.3", "ResourceList/Video", "ResourceContainedResourceReferenceList")).toContain(
      "<ResourceContainedResourceReference><ResourceContainedResourceReference/></ResourceContainedResourceReference>",
    );
  });

  it("contains what credits and clips require", () => {
    expect(skeleton("4.3", "SoundRecording/Contributor", "DisplayCredits")).toContain("<DisplayCreditText/>");
    const clip = skeleton("4.3", "SoundRecording/SoundRecordingEdition/TechnicalDetails", "ClipDetails");
    expect(clip).toMatch(/^<ClipDetails><TechnicalResourceDetailsReference\/>/);
    expect(skeleton("4.3", "ResourceList/Image/TechnicalDetails", "ClipDetails")).toMatch(/^<ClipDetails><ClipType\/>/);
  });
});
