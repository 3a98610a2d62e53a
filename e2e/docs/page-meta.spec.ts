import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";

import { paths } from "../../src/utils/paths";
import { docRoutes } from "../support/routes";
import { attributeOf, nodeText, served, servedDocument } from "../support/served";
import { servedPages } from "../support/served-pages";

test("Next leads through the whole sidebar, from first to last page, and Previous leads back", served, () => {
  /** The routes of a list of items, each category's with those below it, which the document of its page has. */
  const routesOf = (items: readonly Element[]): string[] =>
    items.flatMap((item) => {
      const route = attributeOf(select("a", item)!, "href")!;
      const below = `[data-category='${route}'] > ul > li`;
      return [route, ...(attributeOf(item, "dataCategory") ? routesOf(selectAll(below, servedDocument(route))) : [])];
    });
  const order = routesOf(selectAll(".sidebar-tree > li", servedDocument(paths.doc("intro"))));
  expect(order.length).toBeGreaterThan(100);
  const pages = servedPages();
  for (const [index, route] of order.entries()) {
    const [previous, next] = [order[index - 1], order[index + 1]];
    const expected = [...(previous ? [["Previous", previous]] : []), ...(next ? [["Next", next]] : [])];
    expect.soft(pages.get(route)?.pager, route).toEqual(expected);
  }
});

/** Days, in UTC, of a file's commits in the local history. */
const commitDays = (file: string): string[] => {
  try {
    const dates = execFileSync("git", ["log", "--format=%cI", "--", `:/${file}`], {
      cwd: __dirname,
      encoding: "utf8",
      stdio: "pipe",
    });
    return dates
      .split("\n")
      .filter(Boolean)
      .map((date) => new Date(date).toISOString().slice(0, 10));
  } catch {
    return [];
  }
};

test("“Last updated” is the day of a commit to the page's file, or is missing", served, () => {
  const data = readFileSync(path.resolve(__dirname, "../../public/page-data/docs/intro/page-data.json"), "utf8");
  const { result } = JSON.parse(data) as { result: { data: { doc: { lastUpdated: string | null } } } };
  const { lastUpdated } = result.data.doc;
  const article = select("article", servedDocument("/docs/intro/"))!;
  if (lastUpdated === null) return expect(nodeText(article)).not.toContain("Last updated on");
  expect(selectAll("time", article).map((time) => attributeOf(time, "dateTime"))).toEqual([lastUpdated]);
  expect(commitDays("content/docs/intro.mdx")).toContain(lastUpdated.slice(0, 10));
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(lastUpdated));
  expect(nodeText(article)).toContain(`Last updated on ${day}`);
});

test("Breadcrumbs link from the home page through the section to the page", served, () => {
  const breadcrumbs = (route: string) => {
    const nav = select("nav[aria-label=Breadcrumbs]", servedDocument(route))!;
    return [
      ...selectAll("a", nav).map((link) => [
        attributeOf(link, "href"),
        attributeOf(link, "ariaLabel") ?? nodeText(link),
      ]),
      selectAll("[aria-current=page]", nav).map(nodeText),
    ];
  };
  expect(breadcrumbs("/docs/parser/overview/")).toEqual([
    ["/", "Home page"],
    ["/docs/parser/", "Parser"],
    ["Parser overview"],
  ]);
  expect(breadcrumbs("/docs/parser/")).toEqual([["/", "Home page"], ["Parser"]]);
});

test("The list of headings has only levels 2 and 3", served, () => {
  const document = servedDocument("/markdown-page/");
  const headings = selectAll(".prose h2[id]:not(.sr-only), .prose h3[id]:not(.sr-only)", document).map(
    (heading) => `#${attributeOf(heading, "id")}`,
  );
  const links = selectAll("nav.toc a", document);
  expect(links.map((link) => attributeOf(link, "href"))).toEqual(headings);
  expect(headings).toContain("#own-id");
  expect(links.map(nodeText)).not.toContain("A heading of level 4");
});

test("A page links to its file in the repository and to an issue about it", served, () => {
  for (const [path, file] of [
    ["/docs/parser/", "content/docs/parser/index.mdx"],
    ["/docs/builder/presets/", "content/docs/builder/presets.mdx"],
    ["/markdown-page/", "content/pages/markdown-page.mdx"],
  ] as const) {
    const links = selectAll("a", servedDocument(path))
      .filter((link) => nodeText(link) === "Edit this page")
      .map((link) => [attributeOf(link, "href"), attributeOf(link, "target")]);
    expect(links).toEqual([[`https://github.com/daddykev/ddex-suite/edit/main/website/${file}`, "_blank"]]);
  }
  const report = selectAll("a", servedDocument("/docs/intro/")).find((link) => nodeText(link) === "Open an issue")!;
  const { pathname, searchParams } = new URL(attributeOf(report, "href")!);
  expect([pathname, searchParams.get("title")]).toEqual(["/daddykev/ddex-suite/issues/new", "Feedback: /docs/intro/"]);
});

test("A guide shows its reading time, and no other docs page does", served, () => {
  const times = (path: string): string[] => nodeText(servedDocument(path)).match(/\d+ min read/g) ?? [];
  expect(times("/docs/guides/error-handling/")).toHaveLength(1);
  expect(times("/docs/intro/")).toEqual([]);
});

test("API pages link at most five guides and examples, other pages none", served, () => {
  const pages = servedPages();
  let named = 0;
  for (const route of docRoutes) {
    const found = pages.get(route)!.related;
    expect(found.length, route).toBeLessThanOrEqual(route.startsWith("/docs/api/") ? 5 : 0);
    expect(found.filter((path) => !/^\/docs\/(guides|examples)\//.test(path))).toEqual([]);
    named += found.length;
  }
  expect(named).toBeGreaterThan(20);
});
