import { readSample } from "../../test/read-sample";
import { checkErn } from "../check/check-ern";
import { listReferences } from "../model/references";
import { parseErn } from "../xml/parse-ern";
import { renameReference } from "./rename-reference";

describe("renameReference", () => {
  it.each([
    ["43-album.xml", "resource", "A1", "A-one", 3],
    ["43-album.xml", "party", "P1", "PLabel", 5],
    ["43-album.xml", "release", "R0", "RMain", 3],
    ["382-album.xml", "resource", "A2", "ASecond", 3],
    ["42-single.xml", "party", "PArtist", "PLumen", 3],
  ] as const)("renames in %s the %s %s to %s everywhere", (file, kind, from, to, count) => {
    const document = parseErn(readSample(file));
    const edit = renameReference(document, { kind, from, to });
    expect(edit.splices).toHaveLength(count);
    expect(edit.splices.every(({ insert }) => insert === to)).toBe(true);
    expect(checkErn(edit.source)).toEqual([]);
    const renamed = parseErn(edit.source);
    expect(listReferences(renamed).filter(({ value }) => value === from && file !== "43-album.xml")).toEqual([]);
    expect(renameReference(renamed, { kind, from: to, to: from }).source).toBe(document.source);
  });

  it("takes the affiliates of a party along", () => {
    const affiliate = "<Affiliation><PartyAffiliateReference>P1</PartyAffiliateReference></Affiliation></Party>";
    const source = readSample("43-album.xml").replace("</Party>", affiliate);
    const renamed = renameReference(parseErn(source), { kind: "party", from: "P1", to: "PLabel" }).source;
    expect(renamed).toContain("<PartyAffiliateReference>PLabel<");
    expect(listReferences(parseErn(renamed)).filter(({ value }) => value === "P1")).toEqual([]);
  });

  it("refuses references that are unknown, taken or malformed", () => {
    const document = parseErn(readSample("43-album.xml"));
    expect(() => renameReference(document, { kind: "resource", from: "A9", to: "A8" })).toThrow("No resource");
    expect(() => renameReference(document, { kind: "resource", from: "A1", to: "A2" })).toThrow("taken");
    expect(() => renameReference(document, { kind: "resource", from: "A1", to: "X 1" })).toThrow("cannot be");
  });
});
