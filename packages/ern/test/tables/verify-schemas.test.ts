import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { readModel, type SchemaModel } from "../../src";
import { compareModels } from "./compare-models";
import { verifySchemas } from "./verify-schemas";

const schema = (body: string, before = ""): string => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
  xmlns:o="http://ddex.net/xml/ern/43" xmlns:v="urn:v" targetNamespace="http://ddex.net/xml/ern/43">${before}
  <xs:element name="NewReleaseMessage"><xs:complexType><xs:sequence>${body}</xs:sequence></xs:complexType></xs:element>
  <xs:simpleType name="Size"><xs:restriction base="xs:string"><xs:enumeration value="Small"/><xs:enumeration value="Big">
    <xs:annotation><xs:documentation>This allowed value is deprecated.</xs:documentation></xs:annotation>
  </xs:enumeration></xs:restriction></xs:simpleType>
</xs:schema>`;

const read = (body: string): Promise<SchemaModel> => {
  const content = new Blob([schema(body)]);
  return readModel([{ name: "a.xsd", namespaces: ["http://ddex.net/xml/ern/43"], version: "", content }]);
};

const [BOX, SIZE] = ['<xs:element name="Box" type="xs:string"/>', '<xs:element name="Size" type="o:Size"/>'];

const differences = async (left: string, right: string, withValues = true): Promise<string[]> =>
  compareModels(await read(left), await read(right), "NewReleaseMessage", withValues);

describe("compareModels", () => {
  it("finds nothing between equal schemas", async () => expect(await differences(BOX + SIZE, BOX + SIZE)).toEqual([]));

  it.each([
    ["order", BOX + SIZE, SIZE + BOX],
    ["occurrence", BOX, BOX.replace("/>", ' minOccurs="0"/>')],
    ["a choice", `<xs:choice>${BOX}${SIZE}</xs:choice>`, BOX + SIZE],
    [
      "deprecation",
      BOX,
      BOX.replace(
        "/>",
        "><xs:annotation><xs:documentation>This element is deprecated.</xs:documentation></xs:annotation></xs:element>",
      ),
    ],
  ])("finds %s", async (_what, left, right) => {
    const [found, ...others] = await differences(left, right);
    expect(found).toMatch(/^NewReleaseMessage: only in the data: the content .* Only in the schema: the content /);
    expect(others).toEqual([]);
  });

  it("finds a type, an attribute and values with the path of the element", async () => {
    const typed = BOX.replace("string", "date");
    expect(await differences(BOX, typed)).toEqual([
      "NewReleaseMessage/Box: only in the data: a text of the type string; Only in the schema: a text of the type date;",
    ]);
    const attribute = `<xs:element name="Box"><xs:complexType><xs:simpleContent><xs:extension base="xs:string">
      <xs:attribute name="Lid" type="xs:boolean" use="required"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>`;
    expect((await differences(BOX, attribute))[0]).toContain("the required attribute Lid;");
    const retyped = SIZE.replace("o:Size", "xs:string");
    expect((await differences(SIZE, retyped))[0]).toContain("the value Big^; the value Small;");
    expect(await differences(SIZE, retyped, false)).toEqual([]);
  });
});

describe("verifySchemas", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "schemas-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("compares a version's schema with its data, and tells which included files are missing", async () => {
    const before = '<xs:import namespace="urn:v" schemaLocation="http://example.org/values.xsd"/>';
    writeFileSync(path.join(folder, "release-notification.xsd"), schema(BOX, before));
    writeFileSync(path.join(folder, "other.xsd"), schema(BOX).replaceAll("ern/43", "other"));
    const [found, ...others] = await verifySchemas(folder);
    expect(others).toEqual([]);
    expect(found!.missing).toEqual(["values.xsd"]);
    expect(found!.differences[0]).toContain("Only in the schema: the content Box;");
  });
});
