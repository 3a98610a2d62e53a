/** @jest-environment node */
import type { RenderBodyArgs } from "gatsby";

import { onRenderBody } from "../../../gatsby-ssr";

jest.mock("gatsby", () => ({ StaticQueryContext: {} }));

/** What a page's document gets besides its body, by location. */
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
  it("includes the data of the page and of its static queries in a document", () => {
    const page = { result: { data: {} }, staticQueryHashes: ["12"] };
    const keys = render({ bodyHtml: "<p>Text.</p>", loadPageDataSync: () => page });
    expect(keys("pre")).toEqual(["icons", "static-queries"]);
    expect(keys("post")).toEqual(["page-data"]);
  });

  it("includes none of it in develop, where no page is rendered on the server", () => {
    const keys = render({});
    expect(keys("pre")).toEqual(["icons"]);
    expect(keys("post")).toEqual([]);
    expect(keys("head")).toContain("stylesheet");
  });
});
