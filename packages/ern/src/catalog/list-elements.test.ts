import { childNames } from "./content-parts";
import { listElements, movedPaths } from "./list-elements";

const elements = new Map(listElements().map((element) => [element.name, element]));
const element = (name: string) => elements.get(name)!;
const occurrencesIn = (name: string, parent: string) =>
  element(name).occurrences.find((row) => row.parent.name === parent)?.byVersion;

describe("listElements", () => {
  it("lists every element of the shown versions once", () => {
    expect(elements.size).toBeGreaterThan(500);
    expect([...elements.keys()]).toEqual([...elements.keys()].sort());
  });

  it("says in which versions an element is", () => {
    expect(element("UpdateIndicator").versions).toEqual(["3.8.2"]);
    expect(element("SoundRecordingEdition").versions).toEqual(["4.3.2", "4.3"]);
    expect(element("NewReleaseMessage").versions).toEqual(["4.3.2", "4.3", "4.2", "4.1", "3.8.2"]);
  });

  it("says how often an element occurs in its parents, by version", () => {
    const optional = { words: "optional", deprecated: false };
    expect(element("DealList").occurrences).toEqual([
      {
        parent: { name: "NewReleaseMessage", of: [] },
        byVersion: { "4.3.2": optional, "4.3": optional, "4.2": optional, "4.1": optional, "3.8.2": optional },
      },
    ]);
    expect(occurrencesIn("UpdateIndicator", "NewReleaseMessage")).toEqual({
      "3.8.2": { words: "optional", deprecated: true },
    });
  });

  it.each([
    ["CatalogTransfer/TerritoryCode", "3.8.2", "once or more, in a choice"],
    ["DealTerms/TerritoryCode", "4.3", "once or more, in an optional choice"],
    ["Party/PartyId", "4.3", "any number, in a choice"],
    ["Period/EndDate", "4.3", "optional, in a choice"],
    ["Affiliation/CompanyName", "4.3", "once, in a choice"],
    ["DisplayCredits/DisplayCreditParty", "4.3", "any number"],
  ] as const)("says how often %s of %s occurs itself, not the choice that it's in", (path, version, words) => {
    const [parent = "", name = ""] = path.split("/");
    expect(occurrencesIn(name, parent)?.[version]?.words).toBe(words);
  });

  it("has one row for each type of a parent, told apart by what that is in", () => {
    const rows = element("StartDate").occurrences.filter(({ parent }) => parent.name === "ValidityPeriod");
    expect(rows.map(({ parent, byVersion }) => [parent.of, byVersion["4.3"]?.words])).toEqual([
      [["Affiliation", "RightShare"], "optional"],
      [["ExternalResourceLink"], "optional, in a choice"],
      [["DealTerms"], "once, in a choice"],
    ]);
    const mixed = [...elements.values()].flatMap(({ name, occurrences }) =>
      occurrences.flatMap(({ parent, byVersion }) =>
        Object.values(byVersion).some(({ words }) => / or (?!more)/.test(words)) ? [`${parent.name}/${name}`] : [],
      ),
    );
    expect(mixed).toEqual([]);
  });

  it("says where a version has what moved or was renamed", () => {
    expect(movedPaths(element("PLine"), "SoundRecording", "4.3")).toEqual(["SoundRecordingEdition/PLine"]);
    expect(movedPaths(element("PLine"), "SoundRecordingEdition", "4.1")).toEqual(["SoundRecording/PLine"]);
    expect(movedPaths(element("PreviewDetails"), "TechnicalDetails", "4.3")).toEqual(["TechnicalDetails/ClipDetails"]);
    expect(movedPaths(element("PLine"), "Software", "3.8.2")).toEqual([]);
    expect(movedPaths(element("PLine"), "Release", "4.3")).toEqual([]);
  });

  it("keeps choices in the contents", () => {
    const [party] = element("Party").places;
    expect(party?.parts.slice(0, 2)).toEqual([
      { name: "PartyReference", occurs: "required" },
      {
        occurs: "required",
        oneOf: [
          [{ name: "PartyId", occurs: "once or more" }],
          [
            { name: "PartyName", occurs: "once or more" },
            { name: "PartyId", occurs: "any number" },
          ],
        ],
      },
    ]);
    expect(childNames(party!.parts)).toContain("Affiliation");
  });

  it("groups the places where an element means the same", () => {
    const sets = element("Type")
      .places.filter(({ versions }) => versions.includes("4.3"))
      .map(({ parents, text }) => [text?.name, parents]);
    expect(sets).toContainEqual(["VideoType", [{ name: "Video", of: [] }]]);
  });

  it("has the contents of each version, those that are the same together", () => {
    const versionsOf = (name: string) => new Set(element(name).places.map(({ versions }) => versions.join()));
    expect([...versionsOf("MessageId")]).toEqual(["4.3.2,4.3,4.2,4.1,3.8.2"]);
    expect([...versionsOf("DealList")]).toEqual(["4.3.2,4.3,4.2", "4.1", "3.8.2"]);
    const lacking = [...elements.values()].filter(({ versions, places }) => {
      const covered = new Set(places.flatMap((place) => place.versions));
      return versions.some((version) => !covered.has(version));
    });
    expect(lacking).toEqual([]);
  });

  it("tells places with the same parents apart by what these are in", () => {
    const [first, second] = element("PreviewDetails").places;
    expect(first?.parents).toEqual([{ name: "TechnicalDetails", of: ["SoundRecording", "Video"] }]);
    expect(second?.parents).toEqual([{ name: "TechnicalDetails", of: expect.arrayContaining(["Image"]) as string[] }]);
    const dated = element("StartDate").places.filter(({ versions }) => versions.includes("4.3"));
    expect(dated.map(({ parents }) => parents.find((parent) => parent.name === "ValidityPeriod")?.of)).toEqual([
      ["Affiliation"],
      undefined,
      ["DealTerms", "ExternalResourceLink"],
    ]);
    const inTwoPlaces = [...elements.values()].flatMap(({ name, places }) => {
      const parents = places.flatMap((place) =>
        place.parents.flatMap((parent) =>
          (parent.of.length > 0 ? parent.of : [""]).map((of) => [place.versions, parent.name, of].join("|")),
        ),
      );
      return new Set(parents).size < parents.length ? [name] : [];
    });
    expect(inTwoPlaces).toEqual([]);
  });

  it("has the attributes and the values of an element", () => {
    const [useType] = element("UseType").places;
    expect(useType?.text?.values).toContain("Stream");
    const [message] = element("NewReleaseMessage").places;
    expect(message?.attributes.find(({ name }) => name === "AvsVersionId")?.required).toBe(true);
  });
});
