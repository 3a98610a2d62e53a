/** @jest-environment node */
import { readSchema } from "../../test/read-schema";
import { readTestModel, toSchemaFile } from "../../test/schema-model";
import type { AllowedHere } from "../schema/allowed-here";
import { readModel } from "./read-model";

const recording = ["NewReleaseMessage", "ResourceList", "SoundRecording"];
const required = ["ResourceReference", "Duration"];

let allowed: AllowedHere;

describe("readModel", () => {
  beforeAll(async () => {
    ({ allowed } = await readTestModel());
  });

  it("names the source of its rules", () => expect(allowed.maker).toBe("release-notification.xsd 4.3"));

  it.each([
    ["in order", required, 2, ["ParentalWarningType", "PLine", "CLine", "TerritoryCode", "ExcludedTerritoryCode"]],
    ["between two", [...required, "CLine"], 2, ["ParentalWarningType", "PLine", "CLine"]],
    ["first", required, 0, []],
    ["of a choice that is made", [...required, "TerritoryCode"], 3, ["TerritoryCode"]],
  ])("offers children %s", (_what, present, index, names) => {
    const later = ["ValidityPeriod", "Credits", "File", "Recording"];
    const offered = allowed.children(recording, present, index);
    expect(offered?.filter((name) => !later.includes(name))).toEqual(names);
  });

  it("offers a third copy of what may occur three times, but no fourth", () => {
    const two = [...required, "File", "File"];
    expect(allowed.children(recording, two, 4)).toContain("File");
    expect(allowed.children(recording, [...two, "File"], 5)).not.toContain("File");
    expect(allowed.placeOf(recording, [...two, "Recording"], "File")).toBe(4);
    expect(allowed.placeOf(recording, [...two, "File"], "File")).toBeUndefined();
  });

  it("offers parts that are repeated together in any number", () => {
    const credits = [...recording, "Credits"];
    expect(allowed.children(credits, ["Text", "Role", "Name"], 3)).toEqual(["Role", "Name"]);
    expect(allowed.lacking(credits, ["Text", "Name"])).toEqual([{ name: "Role", index: 1 }]);
  });

  it("offers each child in any order once", () => {
    const size = [...recording, "File", "Size"];
    expect(allowed.children(size, ["Blocks"], 0)).toEqual(["Bytes"]);
    expect(allowed.lacking(size, ["Blocks"])).toEqual([{ name: "Bytes", index: 1 }]);
  });

  it("continues after misplaced children", () => {
    const present = ["ParentalWarningType", ...required];
    expect(allowed.children(recording, present, 3)).toContain("PLine");
    expect(allowed.lacking(recording, ["Made", "Duration"])).toEqual([{ name: "ResourceReference", index: 0 }]);
    const turned = ["Duration", "ResourceReference", "ParentalWarningType"];
    expect(allowed.lacking(recording, turned)).toEqual([expect.objectContaining({ isMisplaced: true })]);
  });

  it("returns what an element requires", () => {
    const lackingIn = (...names: string[]) => allowed.lacking([...recording, ...names], [])?.map(({ name }) => name);
    expect(lackingIn("File")).toEqual(["URI", "Channels", "Channels"]);
    expect(lackingIn("ValidityPeriod")).toEqual(["StartDate"]);
    expect(lackingIn("Recording", "Recording", "Recording")).toEqual(required);
    expect(lackingIn("Duration")).toBeUndefined();
    expect(allowed.lacking([...recording, "ValidityPeriod"], ["EndDateTime"])).toEqual([
      { name: "StartDateTime", index: 0 },
    ]);
  });

  it("returns attributes and values", () => {
    const file = [...recording, "File"];
    expect(allowed.attributes(file)).toEqual([
      { name: "IsFinal", required: true, deprecated: false },
      { name: "Codec", required: false, deprecated: false },
    ]);
    expect(allowed.values(file, "Codec")).toEqual(["PCM"]);
    expect(allowed.values(file, "IsFinal")).toEqual(["true", "false"]);
    expect(allowed.values([...recording, "TerritoryCode"])).toEqual(["DE", "JP", "Worldwide"]);
    expect(allowed.values([...recording, "PLine"], "Kind")).toEqual(["Explicit", "NotExplicit"]);
    expect(allowed.kind([...recording, "ResourceReference"])).toBe("referenceA");
    expect(allowed.kind([...recording, "PLine"], "Year")).toBe("year");
  });

  it("returns type, occurrence and the schema's documentation", () => {
    expect(allowed.facts!([...recording, "PLine"])).toEqual({
      type: "xs:string",
      occurrence: "once",
      meaning: "Who owns rights, and since when.",
    });
    expect(allowed.facts!([...recording, "Duration"])).toMatchObject({ type: "xs:duration", occurrence: "once" });
    expect(allowed.facts!(recording, "ApplyClassicalProfileVariant")).toMatchObject({ occurrence: "at most once" });
    expect(allowed.facts!([...recording, "Made"])).toBeUndefined();
  });

  it("finds an element whose outermost ancestors are unknown, unless it has several types", () => {
    expect(allowed.children(["SoundRecording"], required, 2)).toContain("PLine");
    expect(allowed.children(["Made"], [], 0)).toBeUndefined();
  });

  const schemaOf = (content: string): string =>
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://ddex.net/xml/ern/43" xmlns="http://ddex.net/xml/ern/43">${content}</xs:schema>`;

  it("follows references, and allows substitutions", async () => {
    const model = await readModel([
      toSchemaFile(
        "a.xsd",
        schemaOf(`<xs:element name="A"><xs:complexType><xs:sequence>
        <xs:element ref="Thing" maxOccurs="unbounded"/><xs:any minOccurs="0"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="Thing" abstract="true" type="xs:string"/>
      <xs:element name="One" substitutionGroup="Thing" type="xs:string"/>
      <xs:element name="Two" substitutionGroup="Thing" type="xs:string"/>`),
      ),
    ]);
    const { allowedByModel } = await import("../schema/allowed-by-model");
    const made = allowedByModel(model);
    expect(made.children(["A"], ["One", "Elsewhere"], 1)).toEqual(["One", "Two"]);
    expect(made.lacking(["A"], [])).toEqual([{ name: "One", index: 0 }]);
  });

  it("refuses what it can't follow, and works without missing files", async () => {
    const text = schemaOf('<xs:redefine schemaLocation="b.xsd"/>');
    await expect(readModel([toSchemaFile("a.xsd", text)])).rejects.toThrow("a.xsd uses xs:redefine, which");
    const main = toSchemaFile("release-notification.xsd", readSchema("release-notification.xsd"));
    expect((await readModel([main])).roots).toHaveProperty("NewReleaseMessage");
  });
});
