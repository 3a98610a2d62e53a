import { dataPaths } from "../../config/content";
import { currentErrors } from "../../reference/errors/errors";
import { currentGlossary } from "../../reference/glossary/glossary";
import { sampleFiles } from "../../verification/doctest/samples/sample-files";
import { ernNameDiagnostics } from "./ern-name-diagnostics";

const find = (raw: string): string[] => ernNameDiagnostics({ file: "page.mdx", raw });

describe("ernNameDiagnostics", () => {
  it.each([
    ["an element, a path and an attribute", "`Deal`, `<ReleaseDeal>`, `ReleaseDeal/Deal`, `ProprietaryId@Namespace`"],
    ["a value and a territory code", "`OnDemandStream`, `DE`, `Worldwide`"],
    ["a name of another version that the page names", "In ERN 3, `UpdateIndicator`."],
    [
      "a name of a version whose namespace the page has",
      "`UpdateIndicator`\n\n```xml\n<a xmlns='http://ddex.net/xml/ern/382'/>\n```",
    ],
    ["the toolkit's names", "`DisplayArtist/PartyName/FullName`, `ResourceType`"],
    ["a name that isn't ERN's", "`ReadStream`, `AK`, `pt`"],
  ])("accepts %s", (_what, raw) => {
    expect(find(raw)).toEqual([]);
  });

  it.each([
    [
      "an element",
      "x\n\n`UpdateIndicator`",
      "page.mdx:3: The page is about ERN 4.3.2, which doesn't have `UpdateIndicator`",
    ],
    ["an element of a later version", "ERN 4.2: `ClipRelease`", "or name a version that has it: 4.3"],
    ["a path", "`Deal/ReleaseDeal`", "which doesn't have `Deal/ReleaseDeal`. Correct it: no version has it"],
    ["an attribute", "ERN 3.8.2: `NewReleaseMessage@AvsVersionId`", "name a version that has it: 4.3"],
    ["a value", "ERN 4: `UpdateMessage`", "name a version that has it: 3.8.1, 3.8.2"],
  ])("reports %s that the page's version doesn't have", (_what, raw, diagnostic) => {
    expect(find(raw)).toEqual([expect.stringContaining(diagnostic)]);
  });
});

it("Pages, terms and errors name only what exists in an ERN version that they are about", () => {
  const terms = currentGlossary().terms.map(({ line, definition }) => ({
    file: `${dataPaths().glossary}:${line}`,
    raw: definition,
  }));
  const errors = [...currentErrors().bySource].flatMap(([source, entries]) =>
    entries.map(({ line, means, fix }) => ({
      file: `${dataPaths().errors}/${source}.yaml:${line}`,
      raw: `${means}\n\n${fix}`,
    })),
  );
  const files = [...sampleFiles(), ...terms, ...errors];
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(ernNameDiagnostics)).toEqual([]);
});
