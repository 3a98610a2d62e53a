/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";

import { site } from "../../config/site";
import type { Compiled } from "../../mdx/compile";
import { fakeContent } from "../../test/content/fake-content";
import { fakeContext } from "../../test/gatsby/fake-node-model";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { setEnv } from "../../test/node/set-env";
import type { ResolverContext } from "../content/node-builder";
import { compileResolver, contentResolvers } from "./create-content-tools";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));

const message = "content/docs/intro.mdx:5: <Tabz> is not a known component. Did you mean <Tabs>?";

/** Resolves a field that returns the whole result for this doc. */
const resolve = async (doc: Parameters<typeof fakeContent>[0][string]) => {
  const { docs, ...content } = fakeContent({ intro: doc });
  const { reporter, panicOnBuild } = fakeReporter();
  const field = compileResolver({ ...content, reporter } as unknown as CreateResolversArgs)((compiled) => compiled);
  return { panicOnBuild, result: field(docs[0]!, {} as ResolverContext) as Promise<Compiled> };
};

describe("compileResolver", () => {
  it("stops the build with the line of the mistake", async () => {
    const { panicOnBuild, result } = await resolve({ body: "<Tabz />" });
    await expect(result).rejects.toThrow("is not a known component");
    expect(panicOnBuild.mock.calls.flat()).toEqual([expect.stringContaining(message)]);
  });

  it("shows the mistake as the page's text in develop, with file, line and fix", async () => {
    setEnv({ NODE_ENV: "development" });
    const { panicOnBuild, result } = await resolve({ body: "<Tabz />" });
    const { content, headings } = await result;
    expect(content.nodes.join()).toContain('<p class="admonition-title">content/docs/intro.mdx:5</p>');
    expect(content.nodes.join()).toContain("<p>&lt;Tabz&gt; is not a known component. Did you mean &lt;Tabs&gt;?");
    expect(headings).toEqual([]);
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it("does the same for a mistake in the frontmatter when the text is valid", async () => {
    setEnv({ NODE_ENV: "development" });
    const fault = { line: 2, message: "frontmatter has no title", remedy: "Write one" };
    const { content } = await (await resolve({ body: "Right.", fault })).result;
    expect(content.nodes.join()).toContain("content/docs/intro.mdx:2");
    expect(content.nodes.join()).toContain("frontmatter has no title. Write one");
  });
});

describe("contentResolvers", () => {
  const BODY = "Two words.\n\n## One\n\n### Deep\n\n#### Deeper\n\n[Other](/docs/other)";

  const resolve = async (field: string, overrides: object = {}, nodes: Record<string, object[]> = {}) => {
    const content = fakeContent({ page: { body: BODY, ...overrides } });
    const fake = fakeReporter();
    const resolvers = contentResolvers({ ...content, reporter: fake.reporter } as unknown as CreateResolversArgs);
    const value = resolvers[field]?.(content.docs[0]!, fakeContext(nodes));
    return { value: await Promise.resolve(value).catch((error: unknown) => error), ...fake };
  };
  const valueOf = async (...args: Parameters<typeof resolve>): Promise<unknown> => (await resolve(...args)).value;

  it("return the result of the compile pass", async () => {
    expect(await valueOf("content")).toEqual([expect.stringContaining('<h2 id="one">One')]);
    expect(await valueOf("words")).toBe(6);
    expect(await valueOf("markdown")).toContain("## One");
  });

  describe("toc", () => {
    const item = (id: string, html: string, ...items: object[]) => ({ id, html, items });

    it("has the headings of levels 2 and 3 as a tree, or those that the page sets, or none", async () => {
      expect(await valueOf("toc")).toEqual([item("one", "One", item("deep", "Deep"))]);
      expect(await valueOf("toc", { tocMinLevel: 3, tocMaxLevel: 4 })).toEqual([
        item("deep", "Deep", item("deeper", "Deeper")),
      ]);
      expect(await valueOf("toc", { hideToc: true })).toEqual([]);
    });
  });

  it("link editUrl to the file in the repository", async () => {
    expect(await valueOf("editUrl")).toBe(`${site.editBase}content/docs/page.mdx`);
  });

  it("take lastUpdated from the file's history, or null if Git doesn't know it", async () => {
    const history = [
      { file: "content/docs/other.mdx", lastUpdated: "2026-01-01T00:00:00.000Z" },
      { file: "content/docs/page.mdx", lastUpdated: "2026-11-20T00:00:00.000Z" },
    ];
    expect(await valueOf("lastUpdated", {}, { FileHistory: history })).toBe("2026-11-20T00:00:00.000Z");
    expect(await valueOf("lastUpdated", {}, { FileHistory: history.slice(0, 1) })).toBeNull();
  });
});
