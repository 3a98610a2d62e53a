/** @jest-environment node */
import { compile } from "../../mdx/compile";
import { type Toolkit, toToolkit } from "../../reference/toolkit/toolkit";
import { fakeContent } from "../../test/content/fake-content";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { currentToolkit } from "../locations/current-toolkit";
import { compiledContent } from "./compiled-content";

jest.mock("../../mdx/compile", () => {
  const actual: { compile: typeof compile } = jest.requireActual("../../mdx/compile");
  return { compile: jest.fn(actual.compile) };
});

jest.mock("../locations/current-toolkit", () => {
  const actual: { currentToolkit: typeof currentToolkit } = jest.requireActual("../locations/current-toolkit");
  return { currentToolkit: jest.fn(actual.currentToolkit) };
});

const compileSpy = jest.mocked(compile);

describe("compiledContent", () => {
  beforeEach(() => compileSpy.mockClear());

  it("compiles a page once, no matter how many fields ask for it", async () => {
    const content = fakeContent({ once: { body: "## One" } });
    const [doc] = content.docs;
    const results = await Promise.all([1, 2, 3].map(() => compiledContent(content)(doc!)));
    expect(results[0]?.headings).toMatchObject([{ id: "one" }]);
    expect(results[1]).toBe(results[0]);
    expect(compileSpy).toHaveBeenCalledTimes(1);
    expect(content.cache.set).toHaveBeenCalledTimes(1);
  });

  it("uses the cached result for a text that an earlier run compiled", async () => {
    const content = fakeContent({ cached: { body: "Text." } });
    const earlier = { words: 42 };
    content.cache.get = jest.fn(async () => earlier);
    expect(await compiledContent(content)(content.docs[0]!)).toBe(earlier);
    expect(compileSpy).not.toHaveBeenCalled();
  });

  it("compiles again if the text changes", async () => {
    for (const body of ["Before.", "After now."]) {
      const content = fakeContent({ changed: { body } });
      expect((await compiledContent(content)(content.docs[0]!)).words).toBe(body.split(" ").length);
    }
    expect(compileSpy).toHaveBeenCalledTimes(2);
  });

  it("compiles again if any page's slug changes, because links to it change too", async () => {
    for (const path of ["/docs/target/", "/docs/moved/"]) {
      const content = fakeContent({ source: { body: "Text." }, target: { body: "", path } });
      await compiledContent(content)(content.docs[0]!);
    }
    expect(compileSpy).toHaveBeenCalledTimes(2);
  });

  it("marks the toolkit's symbols in samples, and compiles again if their names change", async () => {
    const code = "import { DdexBuilder } from 'ddex-builder';";
    const content = fakeContent({ named: { body: `\`\`\`ts\n${code}\n\`\`\`` } });
    const htmlWith = async (toolkit: Toolkit): Promise<string> => {
      jest.mocked(currentToolkit).mockReturnValue(toolkit);
      return JSON.stringify((await compiledContent(content)(content.docs[0]!)).content.nodes);
    };
    expect(await htmlWith(fakeToolkit)).toContain("ddex-builder.typescript.DdexBuilder");
    expect(await htmlWith(toToolkit([], String, "/docs/api/"))).not.toContain("ddex-builder.typescript.DdexBuilder");
  });

  it("throws a page's content error to every caller", async () => {
    const content = fakeContent({ bad: { body: "# Title" } });
    for (let i = 0; i < 2; i++) {
      await expect(compiledContent(content)(content.docs[0]!)).rejects.toThrow("content/docs/bad.mdx:5: ");
    }
    expect(content.cache.set).not.toHaveBeenCalled();
  });
});
