import { validateInProcess } from "../test/validate-in-process";

const NAMESPACE = "http://ddex.net/xml/ern/43";
const claim = { namespace: NAMESPACE, location: "" };
const message = `<n:A xmlns:n="${NAMESPACE}"><B>${"x".repeat(60)}</B></n:A>`;

const element = (type: string): string =>
  `<xs:element name="A"><xs:complexType><xs:sequence><xs:element name="B">${type}</xs:element></xs:sequence></xs:complexType></xs:element>`;
const plain = element('<xs:simpleType><xs:restriction base="xs:string"/></xs:simpleType>');
const schema = (parts: string, doctype = ""): string =>
  `${doctype}<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${NAMESPACE}">${parts}</xs:schema>`;
const saying = (entity: string): string =>
  `<xs:annotation><xs:documentation>${entity}</xs:documentation></xs:annotation>`;
const include = (location: string): string => `<xs:include schemaLocation="${location}"/>`;

const rules = (test: string, parts = ""): string =>
  `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron">${parts}
<sch:pattern><sch:rule context="B"><sch:assert test="${test}">Broken.</sch:assert></sch:rule></sch:pattern></sch:schema>`;

const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
  "",
);
const outside = `<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd" [<!ENTITY e SYSTEM "file:///etc/hostname">
<!ENTITY f SYSTEM "http://127.0.0.1:9/f">]>`;
const slowPattern =
  '<xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="((x|xx)+)+y"/></xs:restriction></xs:simpleType>';

type Case = [what: string, files: Record<string, string>, words: RegExp];

const ofNoUse: Case[] = [
  [
    "includes an address",
    { "a.xsd": schema(include("http://127.0.0.1:9/x.xsd")) },
    /^A file is missing: x\.xsd, which/,
  ],
  ["includes a file", { "a.xsd": schema(include("file:///etc/passwd")) }, /^A file is missing: passwd, which/],
  ["includes itself", { "a.xsd": schema(include("a.xsd") + plain) }, /include\/redefine itself/],
  ["has a pattern that takes for ever", { "a.xsd": schema(element(slowPattern)) }, /^libxml2 gave up/],
  ["asks for a document", { "a.sch": rules("doc('http://127.0.0.1:9/a.xml')") }, /^The rules cannot be used: .*doc /],
  [
    "calls itself for ever",
    { "a.sch": rules("let $f := function($f) { $f($f) } return $f($f)") },
    /^The rules cannot be used: the rule for "B": Maximum call stack/,
  ],
];

const refused: Case[] = [
  [
    "grows to gigabytes",
    { "a.xsd": schema(plain + saying("&l9;"), `<!DOCTYPE x [<!ENTITY l0 "lololololol">${laughs}]>`) },
    /^a\.xsd is not well-formed XML, in line 1: Maximum entity amplification/,
  ],
  ["is deeper than any", { "a.xsd": schema("<a>".repeat(3000) + "</a>".repeat(3000)) }, /Excessive depth/],
  ["has nothing in it", { "a.xsd": "" }, /^a\.xsd is not well-formed XML/],
  ["is a page", { "a.xsd": "<html><script>alert(1)</script></html>" }, /its root element is <html>/],
  [
    "includes rules",
    { "a.sch": rules(".", '<sch:include href="http://127.0.0.1:9/x.sch"/>') },
    /Give one file with all rules in it/,
  ],
];

const withEntities = {
  "a.xsd": schema(include("b.xsd") + plain + saying("&e;&f;"), outside),
  "b.xsd": schema(include("a.xsd")),
};

const batches = [...ofNoUse, ...refused].map(([, files]) => files);
const answers = validateInProcess(
  [...batches, withEntities].map((files) => ({ batches: [files], messages: [message], claim })),
);

describe("validation with hostile files", () => {
  it.each(ofNoUse.map(([what, , words], index) => [what, words, index] as const))(
    "reports why a file is useless that %s",
    (_what, words, position) => {
      expect(answers[position]!.verdicts[0]).toMatchObject([
        { diagnostics: [], problem: expect.stringMatching(words) },
      ]);
    },
  );

  it.each(refused.map(([what, , words], index) => [what, words, index] as const))(
    "refuses a file that %s",
    (_what, words, position) => {
      expect(answers[ofNoUse.length + position]!.refused).toMatch(words);
    },
  );

  it("loads no external entities, and follows files that include each other", () => {
    expect(answers.at(-1)!.verdicts[0]).toMatchObject([{ state: "passed" }]);
  });
});
