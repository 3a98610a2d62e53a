import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { site } from "../../src/config/site";
import { absoluteUrl } from "../../src/config/urls";
import { paths } from "../../src/utils/paths";
import { docRoutes, postRoutes } from "../support/routes";
import { served } from "../support/served";
import { servedPages } from "../support/served-pages";

const folder = path.resolve(__dirname, "../../public");
const read = (address: string): string => readFileSync(path.join(folder, address), "utf8");
const routes = [...docRoutes, ...postRoutes];

/** A text without Markdown syntax and line breaks, to compare both versions. */
const letters = (text: string): string => text.replace(/[\s\\`*_#|>-]+/g, "");

test("A docs or blog page links to its Markdown version, which has its headings and code", served, () => {
  const pages = servedPages();
  const missing: string[] = [];
  for (const route of routes) {
    const { headings, code, markdown } = pages.get(route)!;
    expect.soft(markdown, route).toEqual([absoluteUrl(paths.markdown(route))]);
    const markdownVersion = letters(read(paths.markdown(route)));
    expect(headings.length, route).toBeGreaterThan(0);
    for (const text of [...headings, ...code])
      if (!markdownVersion.includes(letters(text))) missing.push(`${route}: ${text.slice(0, 80)}`);
  }
  expect(missing).toEqual([]);
});

test("Each link to this site in a page's Markdown version leads to something that exists", () => {
  const broken: string[] = [];
  let links = 0;
  for (const file of [...routes.map(paths.markdown), paths.llms(), paths.llmsFull()])
    for (const [, address = ""] of read(file).matchAll(/\]\((\S+?)(?: "[^"]*")?\)/g)) {
      if (!address.startsWith(`${site.url}/`)) continue;
      links++;
      const { pathname } = new URL(address);
      if (!existsSync(path.join(folder, pathname.replace(/\/$/, "/index.html")))) broken.push(`${file}: ${address}`);
    }
  expect(links).toBeGreaterThan(1000);
  expect(broken).toEqual([]);
});

test("llms.txt lists every docs page and blog post in the sitemap", () => {
  const llms = read(paths.llms());
  const indexed = read(paths.sitemap(0));
  const indexedRoutes = routes.filter((route) => indexed.includes(`<loc>${absoluteUrl(route)}</loc>`));
  expect(indexedRoutes.length).toBeGreaterThan(50);
  for (const route of indexedRoutes) expect(llms).toContain(`](${absoluteUrl(paths.markdown(route))}): `);
  expect(llms).not.toContain("undefined");
});

test("The server serves the Markdown versions, the lists and the symbols", async ({ request }) => {
  for (const [address, type] of [
    ["/docs/intro.md", /markdown/],
    [paths.llms(), /text\/plain/],
    [paths.toolkit(), /json/],
    [paths.toolkitSchema(), /json/],
  ] as const) {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(type);
  }
});
