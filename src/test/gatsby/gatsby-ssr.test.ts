import type { RenderBodyArgs } from "gatsby";

import { onRenderBody } from "../../../gatsby-ssr";

jest.mock("gatsby", () => ({ StaticQueryContext: {} }));

/** What a page's document is given besides its body, by the place where it goes. */
const render = (more: object) => {
  const given = { head: jest.fn(), pre: jest.fn(), post: jest.fn() };
  onRenderBody?.(
    {
      pathname: "/docs/intro/",
      setHtmlAttributes: jest.fn(),
      setHeadComponents: given.head,
      setPreBodyComponents: given.pre,
      setPostBodyComponents: given.post,
      ...more,
    } as unknown as RenderBodyArgs,
    { plugins: [] },
  );
  return (place: keyof typeof given): string[] =>
    given[place].mock.calls.flat(2).map(({ key }: { key: string }) => key);
};

describe("gatsby-ssr.tsx", () => {
  it("a document brings the data of its page and of its static queries", () => {
    const page = { result: { data: {} }, staticQueryHashes: ["12"] };
    const keys = render({ bodyHtml: "<p>Text.</p>", loadPageDataSync: () => page });
    expect(keys("pre")).toEqual(["icons", "static-queries"]);
    expect(keys("post")).toEqual(["page-data"]);
  });

  it("in develop, where no page is printed, there is none of them", () => {
    const keys = render({});
    expect(keys("pre")).toEqual(["icons"]);
    expect(keys("post")).toEqual([]);
    expect(keys("head")).toContain("stylesheet");
  });
});
