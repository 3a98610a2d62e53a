import { readSchema } from "../test/read-schema";
import { validateInProcess } from "../test/validate-in-process";

const claim = { namespace: "http://ddex.net/xml/ern/43", location: "" };
const schemaTexts = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, readSchema(name)]));
const all = schemaTexts("release-notification.xsd", "parts.xsd", "allowed.xsd");
const message = readSchema("message.xml");

const addedDate = "\n    <MessageCreatedDateTime>2000-01-01T00:00:00Z</MessageCreatedDateTime>";

/** Messages with one fault each: what is reported, where, and the entry with more about it. */
const faults: [what: string, source: string, found: object][] = [
  [
    "an element that nobody knows",
    message.replace("<MessageId>", "<Made/>$&"),
    {
      line: 4,
      column: 5,
      path: "/NewReleaseMessage/MessageHeader/Made",
      message: "<Made> is where <MessageId> is expected.",
      entry: "xsd-not-expected",
    },
  ],
  [
    "an element after the last",
    message.replace("</ResourceList>", "$&<DealList/>"),
    { path: "/NewReleaseMessage/DealList", entry: "xsd-not-expected-nothing" },
  ],
  [
    "an element that is out of order",
    message.replace(/(<Duration>PT3.*?<\/Duration>)\s*(<Parental.*?>NotExplicit<\/Parental.*?>)/, "$2$1"),
    { entry: "xsd-not-expected", remedy: "Add <Duration> before it, or put the two in order." },
  ],
  [
    "an element that is missing at the end",
    message.replace(/<MessageCreated.*>/, ""),
    {
      path: "/NewReleaseMessage/MessageHeader",
      message: "<MessageHeader> ends too early.",
      entry: "xsd-missing-child",
      fixes: [{ label: "Add MessageCreatedDateTime", splices: [expect.objectContaining({ insert: addedDate })] }],
    },
  ],
  [
    "a value outside a set",
    message.replace(">NotExplicit<", ">Rude<"),
    { entry: "xsd-enumeration", choice: { set: "Warning", values: ["Explicit", "NotExplicit"] } },
  ],
  [
    "an attribute with a value outside a set, which alone is to be replaced",
    message.replace(/(?<=NotExplicit<.*>)/, '<PLine Kind="Rude">2026</PLine>'),
    {
      entry: "xsd-enumeration",
      ...{ line: 11, column: 74, from: 454, to: 458 },
      choice: { set: "Kind", values: ["Explicit", "NotExplicit"], attribute: "Kind" },
    },
  ],
  [
    "an attribute that is missing",
    message.replace(' AvsVersionId="5"', ""),
    { message: "<NewReleaseMessage> has no AvsVersionId.", entry: "xsd-attribute-required" },
  ],
  [
    "an attribute that is missing, for which a value is known",
    message.replace(
      /(?<=NotExplicit<.*>)/,
      "<File><URI>a.wav</URI><Channels>1</Channels><Channels>2</Channels></File>",
    ),
    {
      entry: "xsd-attribute-required",
      fixes: [{ label: 'Add IsFinal="false"', splices: [expect.objectContaining({ insert: ' IsFinal="false"' })] }],
    },
  ],
  [
    "an attribute that nobody knows",
    message.replace("<SoundRecording>", '<SoundRecording Mood="calm">'),
    {
      line: 8,
      column: 21,
      path: "/NewReleaseMessage/ResourceList/SoundRecording[1]/@Mood",
      entry: "xsd-attribute-not-allowed",
    },
  ],
  [
    "a boolean",
    message.replace("<SoundRecording>", '<SoundRecording ApplyClassicalProfileVariant="yes">'),
    { remedy: "Write true or false.", entry: "xsd-atomic-type" },
  ],
  [
    "a duration",
    message.replace("PT2M58S", "2:58"),
    {
      line: 15,
      column: 17,
      message: "“2:58” isn't allowed here: its type is xs:duration.",
      entry: "xsd-atomic-type",
    },
  ],
  ["an empty value", message.replace("PT2M58S", ""), { message: "The value is empty: its type is xs:duration." }],
  [
    "a value that is not in the list",
    message.replace("NotExplicit", "Clean"),
    { remedy: "Take one of Explicit or NotExplicit.", entry: "xsd-enumeration" },
  ],
  [
    "a reference of another form",
    message.replace("A2", "Track2"),
    { line: 14, message: "“Track2” has not the form that the schema asks for.", entry: "xsd-pattern" },
  ],
  ["a reference twice", message.replace("A2", "A1"), { message: "“A1” is there more than once." }],
  ["text between elements", message.replace("<MessageId>", "x$&"), { entry: "xsd-element-only" }],
  [
    "an element in a value",
    message.replace("PT2M58S", "<b/>"),
    { message: "<Duration> has an element in it, where only text is allowed.", entry: "xsd-simple-type-content" },
  ],
  ["another root", message.replaceAll("NewReleaseMessage", "PurgeMessage"), { entry: "xsd-no-global-declaration" }],
];

const oneLine = message.replaceAll(/>\s+</g, "><").replace("PT2M58S", "2:58");
const latin = message.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"').replace(">M1<", ">Größe ♥ 𝄞<");
const messages = [message, oneLine, latin, ...faults.map(([, source]) => source)];
const broken = { ...all, "parts.xsd": all["parts.xsd"]!.replace("val:Warning", "val:Nothing") };
const loud = { "allowed.xsd": readSchema("allowed.xsd").replaceAll("Explicit", "Loud") };
const rest = schemaTexts("release-notification.xsd", "parts.xsd");
const rules = schemaTexts("rules.sch");
const spoilt = { "rules.sch": rules["rules.sch"]!.replace('test="ParentalWarningType"', 'test="]"') };
const slip = message.replace("PT2M58S", "PT0S");

const tasks = {
  all: { batches: [all], messages },
  some: { batches: [rest], messages: [message] },
  both: { batches: [all, loud], messages: [message] },
  later: { batches: [rest, loud], messages: [message] },
  broken: { batches: [broken], messages: [message] },
  cutOff: { batches: [{ "a.xsd": "<a>" }], messages: [] },
  another: { batches: [{ "a.xsd": "<a/>" }], messages: [] },
  rules: { batches: [rules], messages: [message, slip] },
  spoilt: { batches: [spoilt], messages: [message] },
};
const answers = validateInProcess(Object.values(tasks).map((task) => ({ ...task, claim })));
const answerOf = (name: keyof typeof tasks) => answers[Object.keys(tasks).indexOf(name)]!;
const { verdicts, facts } = answerOf("all");

describe("createValidation", () => {
  it("reports what files are for, and what they need", () => {
    expect(facts.map(({ name, kind, namespaces, version }) => [name, kind, namespaces, version])).toEqual([
      ["release-notification.xsd", "schema", ["http://ddex.net/xml/ern/43"], "0.1"],
      ["parts.xsd", "schema", ["http://ddex.net/xml/ern/43"], ""],
      ["allowed.xsd", "schema", ["http://example.org/values"], ""],
    ]);
    expect(facts[0]!.needs).toEqual([
      { namespace: "http://ddex.net/xml/ern/43", location: "parts.xsd" },
      { namespace: "http://example.org/values", location: "http://example.org/values/allowed.xsd" },
    ]);
  });

  it("passes a valid message, whatever encoding it declares", () => {
    const passed = {
      name: "release-notification.xsd",
      version: "4.3",
      source: "schema",
      state: "passed",
      diagnostics: [],
    };
    expect(verdicts[0]).toMatchObject([passed]);
    expect(verdicts[2]).toMatchObject([passed]);
  });

  it("distinguishes elements in a one-line message", () => {
    const from = oneLine.indexOf("2:58");
    expect(verdicts[1]![0]!.diagnostics).toMatchObject([{ from, to: from + 4, line: 1, column: from + 1 }]);
  });

  it.each(faults.map(([what, , found], index) => [what, found, index] as const))(
    "reports %s",
    (_what, found, index) => {
      const [verdict] = verdicts[index + 3]!;
      expect(verdict).toMatchObject({ state: "diagnostics", count: verdict!.diagnostics.length });
      expect(verdict!.diagnostics).toContainEqual(
        expect.objectContaining({ source: "schema", severity: "error", ...found }),
      );
      expect(verdict!.diagnostics[0]!.original).toMatch(/^Element '/);
    },
  );

  it("reports what a schema needs and doesn't have", () => {
    const some = answerOf("some");
    expect(some.verdicts[0]).toMatchObject([{ state: "incomplete", count: 0 }]);
    expect(some.verdicts[0]![0]!.problem).toBe(
      "A file is missing: allowed.xsd, which release-notification.xsd asks for. Add it under Schema.",
    );
  });

  it("picks, from two files with the same name, the one added with the schema", () => {
    expect(answerOf("both").verdicts[0]).toMatchObject([{ state: "passed" }]);
    expect(answerOf("later").verdicts[0]).toMatchObject([{ state: "diagnostics", count: 1 }]);
  });

  it("reports where a schema is faulty", () => {
    const { verdicts: of } = answerOf("broken");
    expect(of[0]).toMatchObject([{ state: "failed" }]);
    expect(of[0]![0]!.problem).toMatch(/^The schema cannot be used: parts.xsd, line 26: .*Nothing.*does not resolve/);
  });

  it("refuses files that aren't schemas", () => {
    expect(answerOf("cutOff").refused).toMatch(/^a.xsd is not well-formed XML, in line 1: /);
    expect(answerOf("another").refused).toMatch(
      /^a.xsd is neither an XML Schema nor Schematron: its root element is <a>\./,
    );
  });

  it("checks with rules, whose text becomes the problem", () => {
    const { verdicts: of } = answerOf("rules");
    expect(of[0]).toMatchObject([
      {
        name: "rules.sch",
        state: "diagnostics",
        diagnostics: [
          {
            source: "rules",
            message: "The recording A2 says nothing of explicit words.",
            path: "/NewReleaseMessage/ResourceList/SoundRecording[2]",
            line: 13,
            column: 5,
          },
        ],
      },
    ]);
    expect(of[1]![0]!.diagnostics.map((diagnostic) => diagnostic.message)).toContain(
      "A recording lasts longer than nothing.",
    );
    expect(answerOf("spoilt").verdicts[0]).toMatchObject([
      { state: "failed", problem: expect.stringMatching(/^The rules cannot be used: /) },
    ]);
  });
});
