import { parse } from "../../../mdx/read/parse";
import { dataDiagnostics } from "./data-diagnostics";
import { standardDiagnostics } from "./standard-diagnostics";

const diagnosticsOf = (body: string): string[] =>
  standardDiagnostics(
    parse(body, { file: "page.mdx", lineOffset: 0 }),
    ({ position }) => position?.start.line ?? 0,
  ).map(({ line, message }) => `${line}: ${message}`);

describe("a true statement about the standard", () => {
  it.each([
    "ERN 4.3 has at most one `Release` in a `ReleaseList`.",
    "In ERN 3.8.2, a `ReleaseList` may have several `Release` elements.",
    "`Deal/DealReference` is optional in every version.",
    "Each `SoundRecording` must contain a `ParentalWarningType`, and `IsCover` isn't required.",
    "You can't leave `DisplayTitle` out of a `SoundRecording`.",
    "`AvsVersionId` of the `NewReleaseMessage` is required in ERN 4.3.",
    "`ClipRelease` exists only in ERN 4.3, and `UpdateIndicator` is gone since ERN 4.1.",
    "ERN 4 has no `UpdateIndicator`.",
    "`SoundRecording/IsInstrumental` is deprecated in ERN 4.3.",
    "`UseType` may be `OnDemandStream`, but it can't be `Album`.",
    "In a `Release`, `ReleaseReference` must come before `ReleaseType`.",
    "`ReleaseType` follows `ReleaseReference` in a `Release`.",
    "## ERN 3.8.2\n\nA `ReleaseList` may have several `Release` elements.",
    "| Element | ERN 3.8.2 | ERN 4.3 |\n|---|---|---|\n| `Release` | `ReleaseList/Release` is repeatable | `ReleaseList/Release` is not repeatable |",
  ])("passes: %s", (body) => {
    expect(diagnosticsOf(body)).toEqual([]);
  });
});

describe("a false statement about the standard", () => {
  it.each([
    [
      "ERN 4.3 requires a `Release` in each `ReleaseList`.",
      '1: The sentence says "ReleaseList/Release required 4.3", but ERN 4.3: ReleaseList/Release is optional, once',
    ],
    ["A `SoundRecording` doesn't need `ParentalWarningType`.", "SoundRecording/ParentalWarningType is required and"],
    ["`ParentalWarningType` may be left out of a `SoundRecording`.", "is required and repeatable"],
    ["ERN 3.8.2 has at most one `Release` in a `ReleaseList`.", "is optional and repeatable"],
    ["`ClipRelease` exists since ERN 4.2.", "ClipRelease is in ERN 4.3"],
    ["There is no `UpdateIndicator` in ERN 3.8.2.", "UpdateIndicator is in ERN 3.8.2"],
    ["`SoundRecording/IsCover` is deprecated.", "SoundRecording/IsCover is not deprecated"],
    ["`UseType` may be `Album`.", "DealTerms/UseType has no value Album"],
    ["In a `Release`, `ReleaseType` must come before `ReleaseReference`.", "Release/ReleaseType comes after"],
    ["Every `Deal` must have an `ISRC`.", "ERN 4.3: has no Deal/ISRC"],
  ])("is refused: %s", (body, says) => {
    expect(diagnosticsOf(body).join("\n")).toContain(says);
  });
});

describe("a statement that the data don't decide", () => {
  const open = "Its `Namespace` is required.";

  it("is refused", () => {
    expect(diagnosticsOf(open)).toEqual([
      expect.stringMatching(/^1: Nothing decides whether "Namespace required 4\.3"/),
    ]);
  });

  it("passes with a mark that says the same and is true", () => {
    expect(diagnosticsOf(`${open} {/* ern: ProprietaryId@Namespace required 4.3 */}`)).toEqual([]);
    expect(diagnosticsOf(`${open}\n\n{/* ern: ProprietaryId@Namespace required 4.3 */}`)).toEqual([]);
    expect(diagnosticsOf(`${open} {/* ern: Namespace none (of a program) */}`)).toEqual([]);
  });

  it.each([
    ["is false", "UseType@Namespace required 4.3", 'The mark says "UseType@Namespace required 4.3", but ERN 4.3: '],
    ["says something else", "UseType@Namespace optional 4.3", "Nothing decides whether"],
    ["isn't one", "Namespace needed", `"Namespace needed" isn't a mark of a fact`],
    ["is about another name", "Deal none (of a program)", "The mark is about Deal, which its text doesn't name"],
  ])("is refused if its mark %s", (_why, mark, says) => {
    expect(diagnosticsOf(`${open} {/* ern: ${mark} */}`).join("\n")).toContain(says);
  });

  it("is refused if its mark is about other versions than the sentence", () => {
    const marked = (version: string): string =>
      `ERN ${version} has no \`Duration\` in its clip details. {/* ern: ClipDetails/Duration absent 4.3 */}`;
    expect(diagnosticsOf(marked("4.3"))).toEqual([]);
    expect(diagnosticsOf(marked("4.2"))).toHaveLength(1);
  });
});

it.each([
  "The parser needs a `DealReference`.",
  "`Deal` and `Release` are elements.",
  "Before the first `Deal`, write a comment.",
  '<Ern name="Release" fact="versions" /> says where `Release` is.',
])("leaves other sentences alone: %s", (body) => {
  expect(diagnosticsOf(body)).toEqual([]);
});

describe("dataDiagnostics", () => {
  it("reports false statements in data, with their file and line", () => {
    const text = "A `SoundRecording` doesn't need `ParentalWarningType`.";
    expect(dataDiagnostics([{ file: "content/glossary.yaml", line: 7, text }])).toEqual([
      expect.stringMatching(
        /^content\/glossary\.yaml:7: The sentence says "SoundRecording\/ParentalWarningType optional/,
      ),
    ]);
  });

  it("finds nothing in the glossary and the errors", () => {
    expect(dataDiagnostics()).toEqual([]);
  });
});
