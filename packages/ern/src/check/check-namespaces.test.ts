import { readSample } from "../../test/read-sample";
import { fixDiagnostics } from "../edit/fix-diagnostics";
import { applySplices } from "../text/splices";
import { parseErn } from "../xml/parse-ern";
import { checkErn } from "./check-ern";

const single = readSample("43-single.xml");
const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const errorsOf = (source: string): string[] =>
  checkErn(source)
    .filter(({ severity }) => severity === "error")
    .map(({ message }) => message);

/** The message after the first fix of its only error. */
const fixed = (source: string): string => {
  const [diagnostic, ...others] = fixDiagnostics(parseErn(source), checkErn(source));
  expect(others).toEqual([]);
  return applySplices(source, diagnostic!.fixes![0]!.splices).source;
};

const withoutPrefix = single.replaceAll("ern:NewReleaseMessage", "NewReleaseMessage").replace("xmlns:ern=", "xmlns=");

/** The message with attributes in its first MessageId. */
const withAttributes = (attributes: string): string => single.replace("<MessageId>", `<MessageId ${attributes}>`);

describe("namespaces", () => {
  it("reports a default namespace once, and gives it a prefix", () => {
    expect(errorsOf(withoutPrefix)).toEqual([
      'xmlns="http://ddex.net/xml/ern/43" puts all elements into that namespace; in ERN 4.3, only the root element has one.',
    ]);
    expect(fixed(withoutPrefix)).toBe(single);
  });

  it("reports a default namespace within the message, and accepts one that children undo", () => {
    const inside = single.replace("<MessageHeader>", '<MessageHeader xmlns="urn:x">');
    expect(errorsOf(inside)).toEqual([expect.stringMatching(/^xmlns="urn:x" puts MessageHeader and what is in it/)]);
    expect(fixed(inside)).toBe(single);
    const parts = "MessageHeader|PartyList|ResourceList|ReleaseList|DealList";
    expect(errorsOf(withoutPrefix.replace(new RegExp(`<(${parts})>`, "g"), '<$1 xmlns="">'))).toEqual([]);
  });

  it("reports children with a prefix once, and removes it from all", () => {
    const prefixed = single.replace(/<(\/?)(?=[A-Z])/g, "<$1ern:");
    expect(errorsOf(prefixed)).toEqual([
      expect.stringMatching(/^ern:MessageHeader has a prefix; .* \d+ more elements have it\.$/),
    ]);
    expect(fixed(prefixed)).toBe(single);
  });

  it("reports a second prefix once, checks what is in it, and removes it, wherever it's declared", () => {
    const second = single
      .replace(/<(\/?)(?=[A-Z])/g, "<$1ns1:")
      .replace("xmlns:ern=", 'xmlns:ns1="http://ddex.net/xml/ern/43" $&');
    expect(errorsOf(second)).toEqual([
      expect.stringMatching(/^ns1:MessageHeader has a prefix; .* 90 more elements have it/),
    ]);
    expect(fixed(second).replace(' xmlns:ns1="http://ddex.net/xml/ern/43"', "")).toBe(single);
    const inEach = second
      .replace(/ xmlns:ns1="\S+"/, "")
      .replace(/\n {2}<ns1:\w+/g, '$& xmlns:ns1="http://ddex.net/xml/ern/43"');
    expect(errorsOf(inEach)).toHaveLength(1);
    expect(fixed(inEach).replace(/ xmlns:ns1="\S+"/g, "")).toBe(single);
    expect(errorsOf(second.replaceAll("ns1:MessageId>", "ns1:Mood>"))).toContain(
      "ERN 4.3 has no Mood in MessageHeader.",
    );
    // The same prefix for two namespaces.
    const mixed = second.replace("<ns1:MessageHeader", '$& xmlns:ns1="urn:x"');
    expect(errorsOf(mixed).join()).toContain("is in the namespace urn:x");
  });

  it.each(["3.8.3 383", "4.2 42", "4.3 43"])("reports elements of other namespaces in ERN %s", (named) => {
    const [version, digits] = named.split(" ");
    const foreign = single
      .replace("xmlns:ern=", 'xmlns:x="urn:x" $&')
      .replace("<MessageId>", "<x:Mood><x:Level/></x:Mood>$&")
      .replace("ern/43", `ern/${digits}`);
    expect(errorsOf(foreign)).toContain(
      `x:Mood is in the namespace urn:x; ERN ${version} has no place for elements of others.`,
    );
    expect(errorsOf(foreign).join()).not.toContain("x:Level");
  });

  it("removes an element of another namespace", () => {
    const foreign = single.replace("<MessageId>", '<x:Mood xmlns:x="urn:x"/>$&');
    expect(fixed(foreign)).toBe(single);
  });

  it("accepts attributes that are about the schema, and no others with a prefix", () => {
    expect(errorsOf(withAttributes(`${XSI} xsi:schemaLocation="a b" xsi:noNamespaceSchemaLocation="c"`))).toEqual([]);
    for (const [name, declaration] of [
      ["xsi:nil", XSI],
      ["xsi:other", XSI],
      ["xml:lang", ""],
      ["x:y", 'xmlns:x="urn:x"'],
    ]) {
      const source = withAttributes(`${declaration} ${name}="true"`);
      expect(errorsOf(source)).toEqual([`MessageId has the attribute ${name}; no attribute of ERN 4.3 has a prefix.`]);
    }
    expect(fixed(withAttributes('xml:lang="en"'))).toBe(single);
    const renamed = single.replace(" AvsVersionId=", " ern:AvsVersionId=");
    const diagnostics = fixDiagnostics(parseErn(renamed), checkErn(renamed));
    expect(diagnostics.flatMap(({ fixes = [] }) => fixes.map(({ label }) => label))).toContain(
      "Rename to AvsVersionId",
    );
  });

  it("reports a type that an element can't have, and doubts one that only the schema knows", () => {
    const typed = (element: string, type: string) =>
      checkErn(
        single.replace(
          `<${element}>`,
          `<${element} xmlns:xs="http://www.w3.org/2001/XMLSchema" ${XSI} xsi:type="${type}">`,
        ),
      ).map(({ severity }) => severity);
    expect(typed("MessageHeader", "xs:string")).toEqual(["error"]);
    expect(typed("MessageHeader", "Header")).toEqual(["error"]);
    expect(typed("MessageHeader", "ern:MessageHeader")).toEqual(["warning"]);
    expect(typed("MessageId", "xs:string")).toEqual(["warning"]);
  });
});
