import { readSample } from "../test/read-sample";
import { checkErn } from "./check/check-ern";
import { addElement, listAddable } from "./edit/element-edits";
import { readMessage } from "./model/read-message";
import { isElement } from "./xml/nodes";
import { parseErn } from "./xml/parse-ern";

const ERN = "http://ddex.net/xml/ern/";
const album = readSample("382-album.xml");

const versions: [namespace: string, number: string][] = [
  ["http://ddex.net/xml/2010/ern-main/32", "3.2"],
  ["http://ddex.net/xml/2011/ern-main/33", "3.3"],
  ...["34", "341", "35", "351", "36", "37", "371", "38"].map((digits): [string, string] => [
    ERN + digits,
    [...digits].join("."),
  ]),
  [`${ERN}37D2`, "3.7 D2"],
];

describe.each(versions)("%s", (namespace, number) => {
  const source = album.replaceAll(`${ERN}382`, namespace);
  const document = parseErn(source);

  it("is named and reported as only partly checked, without advice to change it", () => {
    expect(readMessage(document)).toMatchObject({ version: number, namespace });
    const [first, ...rest] = checkErn(source);
    // A version with tables of its own needs no word about them.
    const [diagnostic, others] = first?.code === "version" ? [first, rest] : [undefined, checkErn(source)];
    expect(diagnostic === undefined).toBe(["3.7.1", "3.8"].includes(number));
    expect(others.filter(({ severity }) => severity === "error")).toEqual([]);
    if (!diagnostic) return;
    expect(diagnostic).toMatchObject({
      severity: "warning",
      code: "version",
      message: expect.stringContaining(number),
    });
    const isChecked = /^3\.[4-8](\.1)?$/.test(number);
    expect(diagnostic.message).toContain(isChecked ? "checked with the tables of" : "no tables of its elements");
    if (!isChecked) expect(others).toEqual([]);
    expect(diagnostic.remedy).not.toMatch(/http|declare/i);
  });

  it("is offered no elements of another version", () => {
    for (let node = 1; node < document.nodes.count; node += 1) {
      if (isElement(document, node)) expect(listAddable(document, node)).toEqual([]);
    }
    expect(addElement(document, document.root, { name: "Note", text: "x" }).source).toContain("<Note>x</Note>");
  });

  it("has its references, identifiers, dates and territories checked", () => {
    const wrong = source.replace(/<ISRC>\w+</, "<ISRC>X<").replace(/<TerritoryCode>\w+</, "<TerritoryCode>UK<");
    expect(checkErn(wrong).map(({ code }) => code)).toEqual(expect.arrayContaining(["isrc", "territory"]));
  });
});

it("checks the structure of ERN 3.8 and 3.7.1, as warnings", () => {
  for (const digits of ["38", "371"]) {
    const source = album.replaceAll(`${ERN}382`, ERN + digits);
    const found = (text: string) => checkErn(text).map(({ severity, code }) => `${severity} ${code}`);
    const before = found(source);
    const swapped = source.replace(/(<MessageThreadId>.*<\/MessageThreadId>)\s*(<MessageId>.*<\/MessageId>)/, "$2$1");
    expect(swapped).not.toBe(source);
    expect(found(swapped)).toEqual(expect.arrayContaining([...before, "warning order"]));
    expect(found(source.replace(/<MessageId>.*<\/MessageId>/, ""))).toContain("warning missing");
  }
});

it.each([
  ["InclusionDate", "2026-11-20T12:00:00Z"],
  ["PublicationDate", "2026-11-20T12:00:00Z"],
  ["PreOrderPreviewDateTime", "2026-11-20"],
])("finds no error in %s of ERN 3.7.1, whose name suggests another type", (name, value) => {
  const source = album.replaceAll(`${ERN}382`, `${ERN}371`).replace("</ResourceList>", `<${name}>${value}</${name}>$&`);
  expect(checkErn(source).filter(({ severity }) => severity === "error")).toEqual([]);
});

it("suggests no namespace for a message that isn't ERN 3 or 4", () => {
  const [diagnostic] = checkErn(album.replaceAll(`${ERN}382`, `${ERN}main`));
  expect(diagnostic).toMatchObject({ severity: "error", code: "version" });
  expect(diagnostic!.remedy).not.toContain("http");
  expect(readMessage(parseErn(album.replaceAll(`${ERN}382`, `${ERN}main`))).version).toBeNull();
});
