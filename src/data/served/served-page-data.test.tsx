/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { ReactNode } from "react";

import { ContentTree } from "../../components/article/content-tree";
import { SidebarTree } from "../../components/docs/sidebar-tree";
import { ServedPart } from "../../components/parts/served-part";
import { docsSidebar, sidebarItem } from "../../test/content/fake-sidebars";
import type { ContentNode } from "../../utils/content-node";
import { PAGE_DATA_ID } from "../../utils/reserved-ids";
import { pageDataToServe, PrintedHtml, readServedPageData } from "./served-page-data";

const content: ContentNode[] = [
  '<p>Read <a href="/docs/">on</a> &amp; on.</p>',
  {
    component: "Tabs",
    props: { groupId: "language", tabs: [{ value: "rust", label: "Rust" }] },
    children: [{ component: "TabPanel", props: { value: "rust" }, children: ["<p>One.</p>"] }],
  },
  { component: "section", children: ["<p>Two &lt;script&gt;.</p>"] },
  { component: "hr" },
];
const pageData = {
  path: "/docs/parser/",
  result: { data: { doc: { title: "</script>", content }, author: null }, pageContext: { id: "1" } },
};

/** Serves a document with this body; returns the data served with it. */
const serve = (children: ReactNode, data = pageData): string => {
  const printed: string[] = [];
  const collect = (html: string): void => void printed.push(html);
  const { innerHTML: html } = render(<PrintedHtml.Provider value={collect}>{children}</PrintedHtml.Provider>).container;
  const json = pageDataToServe(data, printed);
  document.body.innerHTML = `<div>${html}</div><script id="${PAGE_DATA_ID}" type="application/json">${json}</script>`;
  return json;
};

describe("the served page data", () => {
  it("restores the data from a document that has its content", () => {
    const json = serve(<ContentTree nodes={content} />);
    expect(json).not.toContain("One.");
    expect(json).not.toContain("<");
    expect(readServedPageData()).toEqual(pageData);
  });

  it("doesn't name a build, because the file on the disk may be from the previous one", () => {
    expect(JSON.parse(pageDataToServe({ ...pageData, build: "old" }, []))).not.toHaveProperty("build");
  });

  it("has its strings as text where the document doesn't print them", () => {
    const json = serve(<ContentTree nodes={["<p>A summary.</p>"]} />);
    expect(json).toContain("One.");
    expect(readServedPageData()).toEqual(pageData);
  });

  it("finds its strings among others that the document prints, wherever they are", () => {
    serve(
      <>
        <ContentTree nodes={["<p>A summary.</p>"]} />
        <ContentTree nodes={[...content].reverse()} />
      </>,
    );
    expect(readServedPageData()).toEqual(pageData);
  });

  it("has neither the names of a printed list nor a field that is printed as HTML", () => {
    const { data } = pageData.result;
    const rows = [{ word: "Three" }];
    const more = { ...pageData, result: { ...pageData.result, data: { ...data, names: "Deal UseType", rows } } };
    const part = (value: typeof rows | string) => (
      <ServedPart field="rows" value={value}>
        {(all) => all.map(({ word }) => <b key={word}>{word}</b>)}
      </ServedPart>
    );
    const list = { ...sidebarItem("Deals", "/deals/"), list: { path: "/e/", names: "Deal UseType" } };
    const json = serve(
      <>
        <SidebarTree sidebar={docsSidebar([list], "/e/Deal/")} path="/e/Deal/" />
        <ContentTree nodes={content} />
        {part(rows)}
      </>,
      more,
    );
    expect(json).not.toMatch(/UseType|Three/);
    const read = readServedPageData() as typeof more;
    expect(read.result.data).toEqual({ ...more.result.data, rows: "<b>Three</b>" });
    expect(render(part("<b>Three</b>")).container.innerHTML).toBe(render(part(rows)).container.innerHTML);
  });

  it("isn't read if a part of the content is missing", () => {
    serve(<ContentTree nodes={content} />);
    document.querySelector("section")?.remove();
    expect(readServedPageData()).toBeUndefined();
  });
});
