import { readFileSync } from "node:fs";

import { Text } from "@codemirror/state";
import { listElements } from "@ddex-suite/ern";

import meanings from "../../../content/ern/meanings.json";
import { parseGlossary } from "../../reference/glossary/glossary";
import { explainName, parseGlossaryLines, toLinkProperties } from "./explain-name";
import { findName } from "./parse-context";

const raw = readFileSync("content/glossary.yaml", "utf8");
const glossary = parseGlossaryLines(raw);

describe("explainName", () => {
  it("reads the glossary's file as the build does", () => {
    const built = parseGlossary(raw).terms.map(({ term, definition }) => ({ term, definition }));
    expect(glossary.toSorted((a, b) => a.term.localeCompare(b.term, "en"))).toEqual(built);
  });

  it("returns the glossary's text or a sentence of its own, and links to the element's page", () => {
    expect(explainName("CLine", glossary)).toMatch(/^Year and owner of the rights in a release/);
    expect(toLinkProperties("CLine")).toEqual({
      href: "/docs/ern/elements/CLine/",
      textContent: "CLine in the ERN reference",
    });
    expect(explainName("Namespace", glossary)).toEqual(expect.any(String));
    expect(explainName("toString", glossary)).toBeUndefined();
  });

  it("links only to pages that exist", () => {
    const elements = listElements();
    const names = new Set(
      elements.flatMap(({ name, places }) => [
        name,
        ...places.flatMap(({ attributes }) => attributes.map((attribute) => attribute.name)),
      ]),
    );
    const unknown = Object.keys(meanings)
      .flatMap((key) => key.split("/"))
      .filter((name) => !names.has(name));
    expect(unknown).toEqual([]);
  });

  it("explains a name by its parent if it has several meanings", () => {
    expect(explainName("Type", glossary, "Image")).toMatch(/^What the picture is for/);
    expect(explainName("Type", glossary, "SheetMusic")).toMatch(/^What sort of thing/);
  });

  it.each([
    ["<a><Dur|ation>", "Duration"],
    ["</ern:Rel|ease>", "Release"],
    ['<a Name|space="x">', "Namespace"],
    ["<a>Dur|ation</a>", undefined],
    ['<a b="Name|space">', undefined],
  ])("finds the name in %s", (marked, name) => {
    const offset = marked.indexOf("|");
    expect(findName(Text.of([marked.replace("|", "")]), offset)?.name).toBe(name);
  });
});
