/** @jest-environment node */
import { site } from "../../config/site";
import { fakeContent } from "../../test/content/fake-content";
import { fakeContext } from "../../test/gatsby/fake-node-model";
import type { SampleReport } from "../../verification/report/sample-report";
import { compiledContent } from "./compiled-content";
import { markdownAddress, markdownContent } from "./markdown-content";

const routes = new Set(["/docs/intro/", "/docs/guides/"]);

describe("markdownAddress", () => {
  it.each([
    ["/docs/intro/", `${site.url}/docs/intro.md`],
    ["/docs/guides/#first", `${site.url}/docs/guides.md#first`],
    ["#here", `${site.url}/docs/intro.md#here`],
    ["/playground/", `${site.url}/playground/`],
    ["/blog/rss.xml", `${site.url}/blog/rss.xml`],
    ["https://example.org/docs/intro/", "https://example.org/docs/intro/"],
    ["mailto:a@example.org", "mailto:a@example.org"],
  ])("%s", (href, address) => {
    expect(markdownAddress(href, "/docs/intro/", routes)).toBe(address);
  });
});

const report: SampleReport = {
  ...{ samples: 1, executed: 0, compiled: 0, typeChecked: 0, validated: 0, parsed: 0, pending: 0, unchecked: 1 },
  ...{ outputs: 0, compared: 0, recorded: 0, languages: [] },
  tools: ["Node.js 22.0.0"],
};

const context = fakeContext({
  SampleReport: [report],
  SamplePage: [
    {
      file: "content/docs/second.mdx",
      blocks: [{ digest: "x", line: 8, label: "Python", status: "unchecked", unchecked: "needs a network" }],
    },
  ],
  ContentPage: [{ file: "content/docs/second.mdx", title: "Second", path: "/docs/second/" }],
});

const markdownIn = async (content: ReturnType<typeof fakeContent>): Promise<string> => {
  const page = content.docs[0]!;
  return markdownContent(content)(await compiledContent(content)(page), page, context);
};

const markdownOf = (body: string, more: Record<string, { body: string; draft?: boolean }> = {}): Promise<string> =>
  markdownIn(fakeContent({ page: { body }, ...more }));

describe("markdownContent", () => {
  it("links to the Markdown version of built pages, and to the page itself by its full URL", async () => {
    const more = { second: { body: "" }, draft: { body: "", draft: true } };
    const markdown = await markdownOf("[a](./second.mdx#x) [b](./draft.mdx) [c](#here)", more);
    expect(markdown).toBe(
      `[a](${site.url}/docs/second.md#x) [b](${site.url}/docs/draft/) [c](${site.url}/docs/page.md#here)\n`,
    );
  });

  it("contains the figures of the doctests", async () => {
    const body = '<SampleFigures show="run" />\n\n<SampleFigures show="unchecked" />';
    const markdown = await markdownOf(body, { second: { body: "" } });
    expect(markdown).toContain("were checked with Node.js 22.0.0, and with rules of this site");
    expect(markdown).toContain(`- [Second](${site.url}/docs/second.md) (Python, line 8): needs a network`);
  });

  it("is compiled with the page, and follows the routes of other pages", async () => {
    const content = fakeContent({
      page: { body: "[a](./second.mdx#x) `b` [c](https://example.org)" },
      second: { body: "" },
    });
    const [page, otherPage] = content.docs;
    const kept = (await compiledContent(content)(page!)).markdown;
    const cached = jest.mocked(content.cache.set).mock.calls.length;
    const withOther = await markdownIn(content);
    expect(withOther).toBe(`[a](${site.url}/docs/second.md#x) \`b\` [c](https://example.org)\n`);
    content.docs.splice(content.docs.indexOf(otherPage!), 1);
    expect(await markdownIn(content)).toBe(withOther.replace("second.md", "second/"));
    expect(kept).not.toContain(site.url);
    expect(content.cache.set).toHaveBeenCalledTimes(cached);
  });
});
