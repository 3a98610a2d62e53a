/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { readServedStaticQueries, staticQueriesToServe } from "../../data/served/served-static-queries";
import { paths } from "../../utils/paths";
import { STATIC_QUERIES_ID } from "../../utils/reserved-ids";
import type { SidebarItem } from "../../utils/sidebar";
import { readSidebarTree } from "./read-sidebar-tree";
import { SidebarTree } from "./sidebar-tree";

const serve = (json: string, body: string): void => {
  document.body.innerHTML = `<script id="${STATIC_QUERIES_ID}" type="application/json">${json}</script>${body}`;
};

describe("the sidebar that the document prints", () => {
  const item = (label: string, items: SidebarItem[] = [], more: Partial<SidebarItem> = {}): SidebarItem => ({
    label,
    path: paths.doc(label),
    collapsed: true,
    items,
    ...more,
  });
  const items = [
    item("intro"),
    item("parser", [item("parser/a & <b>"), item("parser/types", [item("parser/types/one")], { collapsed: false })]),
    item("2026", [item("post")], { path: null }),
  ];
  const others = { name: "others", label: "Others", heading: null, items: [item("elsewhere")] };
  const results = { 7: { data: { allSidebar: { nodes: [{ ...others, name: "own", items }, others] } } } };
  const nav = (path: string): string =>
    render(
      <nav className="docs-sidebar">
        <SidebarTree items={items} path={path} />
      </nav>,
    ).container.innerHTML;

  it.each(items.map(({ path }) => path ?? "/blog/post/"))("is read from it, at %s", (path) => {
    const json = staticQueriesToServe(results, ["7"], "own");
    expect(json).not.toContain("parser");
    expect(json).toContain("elsewhere");
    serve(json, nav(path));
    expect(readServedStaticQueries(() => readSidebarTree((address) => address))).toEqual(results);
  });

  it("has routes instead of addresses", () => {
    serve(staticQueriesToServe(results, ["7"], "own"), nav("/").replaceAll('href="/', 'href="/folder/'));
    expect(readServedStaticQueries(() => readSidebarTree((address) => address.replace("/folder/", "/")))).toEqual(
      results,
    );
  });
});
