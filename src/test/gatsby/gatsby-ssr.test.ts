/** @jest-environment node */
import type { RenderBodyArgs } from "gatsby";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { onRenderBody, wrapRootElement } from "../../../gatsby-ssr";

jest.mock("gatsby", () => ({ StaticQueryContext: { Consumer: "div" } }));

const setters = { head: jest.fn(), pre: jest.fn(), post: jest.fn() };

/** What a page's document gets besides its body, by location. */
const render = (more: object) => {
  for (const mock of Object.values(setters)) mock.mockClear();
  onRenderBody?.(
    {
      pathname: "/docs/intro/",
      setHtmlAttributes: jest.fn(),
      setHeadComponents: setters.head,
      setPreBodyComponents: setters.pre,
      setPostBodyComponents: setters.post,
      ...more,
    } as unknown as RenderBodyArgs,
    { plugins: [] },
  );
  return (place: keyof typeof setters): string[] =>
    setters[place].mock.calls.flat(2).map(({ key }: { key: string }) => key);
};

describe("gatsby-ssr.tsx", () => {
  it("includes the data of the page and of its static queries in a document", () => {
    const page = { result: { data: { title: "</script>" } }, staticQueryHashes: ["12"] };
    const root = wrapRootElement({ element: createElement("p"), pathname: "/docs/intro/" });
    const results = { 12: { data: "layout" }, 13: { data: "another page" } };
    (root as unknown as ReactElement<{ children: (results: object) => unknown }>).props.children(results);
    const keys = render({ bodyHtml: "<p>Text.</p>", loadPageDataSync: () => page });
    expect(keys("pre")).toEqual(["icons"]);
    expect(keys("post")).toEqual(["page-data"]);
    expect(keys("head")).toContain("expect");
    const [[script]] = setters.post.mock.calls as [[[ReactElement]]];
    const json = renderToStaticMarkup(script[0]).replace(/<[^>]+>/g, "");
    expect(JSON.parse(json)).toEqual({ ...page, staticQueries: { 12: results[12] } });
  });

  it("includes none of it in develop, where no page is rendered on the server", () => {
    const keys = render({});
    expect(keys("pre")).toEqual(["icons"]);
    expect(keys("post")).toEqual([]);
    expect(keys("head")).toContain("stylesheet");
    // The document has no element to wait for.
    expect(keys("head")).not.toContain("expect");
  });
});
