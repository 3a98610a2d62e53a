import { changesBetween } from "./changes-between";
import { valueSetsOf } from "./facts";
import { movesBetween } from "./moves-between";
import { elementsOf } from "./version-parts";

const partsOf = (from: "3.8.2" | "4.1" | "4.2", to: "4.1" | "4.2" | "4.3", element: string): string[] =>
  changesBetween(from, to)
    .elements.filter((change) => change.element === element)
    .flatMap(({ parents, parts }) =>
      parts.map(({ name, kind, required }) =>
        [parents.length > 0 && parents.join(), kind, name, required && "required"].filter(Boolean).join(" "),
      ),
    );

describe("changesBetween", () => {
  it("lists added, removed and required parts of an element", () => {
    const changed = partsOf("4.2", "4.3", "SoundRecording");
    expect(changed).toContain("added SoundRecordingEdition required");
    expect(changed).toContain("removed ResourceId");
    expect(changed).toContain("deprecated IsInstrumental");
    expect(partsOf("4.2", "4.3", "NewReleaseMessage")).toEqual(["added @AvsVersionId required"]);
  });

  it("lists what became required, optional, repeatable or single, in some parents or moved", () => {
    expect(partsOf("3.8.2", "4.1", "Release")).toContain("required ReleaseReference required");
    expect(partsOf("3.8.2", "4.1", "ReleaseList")).toContain("single Release");
    expect(partsOf("4.2", "4.3", "ResourceRightsController")).toEqual(["optional DelegatedUsageRights"]);
    expect(partsOf("4.2", "4.3", "TrackRelease")).toEqual(["repeatable ReleaseVisibilityReference"]);
    expect(partsOf("4.1", "4.2", "ValidityPeriod")).toContain("DealTerms required StartDate | StartDateTime required");
    expect(partsOf("4.2", "4.3", "TechnicalDetails")).toContain("Image repeatable AspectRatio");
    expect(partsOf("4.2", "4.3", "TechnicalDetails")).toContain("SoundRecordingEdition removed AudioCodecType");
  });

  it("lists names and values of one version only", () => {
    const { newNames, goneNames, values } = changesBetween("4.2", "4.3");
    expect(newNames).toContain("ClipRelease");
    expect(goneNames).toContain("PreviewDetails");
    expect(values.find(({ set }) => set === "AudioCodecType")).toEqual({
      set: "AudioCodecType",
      added: ["AC-4", "DolbyAtmosMasterADM", "DolbyDigitalPlus", "MPEG-H_3D"],
      removed: ["Atmos"],
      deprecated: [],
    });
    expect(values.find(({ set }) => set === "AllTerritoryCode")!.deprecated).toContain("278");
  });

  it("finds nothing between a version and itself", () => {
    const { elements, values, moves, newNames, goneNames } = changesBetween("4.3", "4.3");
    expect([elements, values, moves, newNames, goneNames].flat()).toEqual([]);
  });
});

describe("movesBetween", () => {
  it("joins two steps", () => {
    const moves = movesBetween("3.8.2", "4.3");
    expect(moves).toContainEqual({ from: "SoundRecording/SoundRecordingId", to: "SoundRecordingEdition/ResourceId" });
    expect(moves.some(({ to }) => to === "SoundRecording/ResourceId")).toBe(false);
  });

  it("has each name of what has several now", () => {
    const titles = movesBetween("4.1", "4.3.2").filter(({ from }) => from === "Release/AdditionalTitle");
    expect(titles.map(({ to }) => to)).toEqual(["Release/FormalTitle", "Release/GroupingTitle"]);
  });

  it.each([
    ["3.8.2", "4.1"],
    ["4.1", "4.2"],
    ["4.2", "4.3"],
    ["3.8.2", "4.3"],
    ["4.3", "4.3.2"],
    ["3.8.2", "4.3.2"],
  ] as const)("from %s to %s only names what left one place and is in another", (from, to) => {
    const has = (version: typeof from | typeof to, move: string): boolean => {
      const [path = "", value] = move.split("=");
      const text = elementsOf(version).get(path)?.text ?? "";
      return value === undefined ? elementsOf(version).has(path) : Boolean(valueSetsOf(version).get(text)?.has(value));
    };
    const moves = movesBetween(from, to);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.filter((move) => !has(from, move.from) || has(to, move.from) || !has(to, move.to))).toEqual([]);
  });
});
