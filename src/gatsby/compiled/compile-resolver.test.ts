import type { CreateResolversArgs } from "gatsby";

import { fakeContent } from "../../test/content/fake-content";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { setEnv } from "../../test/node/set-env";
import type { Compiled } from "../../mdx/compile";
import { compileResolver } from "./compile-resolver";
import type { ResolverContext } from "../content/resolver";

const message = "content/docs/intro.mdx:5: <Tabz> is not a known component. Did you mean <Tabs>?";

/** Resolves a field that returns the whole result for this doc. */
const resolve = async (doc: Parameters<typeof fakeContent>[0][string]) => {
  const { docs, ...content } = fakeContent({ intro: doc });
  const { reporter, panicOnBuild } = fakeReporter();
  const field = compileResolver({ ...content, reporter } as unknown as CreateResolversArgs)((compiled) => compiled);
  return { panicOnBuild, result: field.resolve(docs[0]!, {}, {} as ResolverContext) as Promise<Compiled> };
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
    expect(content.join()).toContain('<p class="admonition-title">content/docs/intro.mdx:5</p>');
    expect(content.join()).toContain("<p>&lt;Tabz&gt; is not a known component. Did you mean &lt;Tabs&gt;?");
    expect(headings).toEqual([]);
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it("does the same for a mistake in the frontmatter when the text is valid", async () => {
    setEnv({ NODE_ENV: "development" });
    const fault = { line: 2, message: "frontmatter has no title", remedy: "Write one" };
    const { content } = await (await resolve({ body: "Right.", fault })).result;
    expect(content.join()).toContain("content/docs/intro.mdx:2");
    expect(content.join()).toContain("frontmatter has no title. Write one");
  });
});
