import { readFileSync, existsSync } from "node:fs";

import { Text } from "@codemirror/state";

import { readGlossary } from "../../reference/glossary/glossary";
import { docsByName, explainName, meaningOf, readGlossaryText } from "./explain-name";
import { nameAt } from "./read-context";

const raw = readFileSync("content/glossary.yaml", "utf8");
const glossary = readGlossaryText(raw);

describe("explainName", () => {
  it("reads the glossary's file as the build does", () => {
    const built = readGlossary(raw, "content/glossary.yaml").map(({ term, id, definition }) => ({
      term,
      id,
      definition,
    }));
    expect(glossary.toSorted((a, b) => a.term.localeCompare(b.term, "en"))).toEqual(built);
  });

  it("returns the glossary's text, with a link to its entry", () => {
    expect(explainName("CLine", glossary)).toMatchObject({
      text: expect.stringMatching(/^Year and owner of the rights in a release/) as string,
      more: { link: "/docs/glossary/#c-line", text: "C-line in the glossary" },
    });
  });

  it("explains the rest in a sentence of its own, with a link to an existing doc", () => {
    expect(explainName("MessageThreadId", glossary)).toMatchObject({ more: { link: "/docs/api/models/message/" } });
    expect(explainName("toString", glossary)).toBeUndefined();
    for (const [name, doc] of docsByName) {
      expect(meaningOf(name)).toBeDefined();
      expect(existsSync(`content/docs/${doc}.mdx`)).toBe(true);
    }
  });

  it("explains a name by its parent if it has several meanings", () => {
    expect(explainName("Type", glossary, "Image")?.text).toMatch(/^What the picture is for/);
    expect(explainName("Type", glossary, "SheetMusic")?.text).toMatch(/^What sort of thing/);
  });

  it.each([
    ["<a><Dur|ation>", "Duration"],
    ["</ern:Rel|ease>", "Release"],
    ['<a Name|space="x">', "Namespace"],
    ["<a>Dur|ation</a>", undefined],
    ['<a b="Name|space">', undefined],
  ])("finds the name in %s", (marked, name) => {
    const at = marked.indexOf("|");
    expect(nameAt(Text.of([marked.replace("|", "")]), at)?.name).toBe(name);
  });
});
