import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { icons } from "../../src/config/icons";
import { paths } from "../../src/utils/paths";
import { blogRoutes, docRoutes, postRoutes, routes } from "../support/routes";
import { served } from "../support/served";
import { NOT_FOUND, type ServedPage, servedPages } from "../support/served-pages";
import { visit } from "../support/visit";

interface JsonLd {
  "@context": string;
  "@type": string;
  headline?: string;
  description?: string;
  url?: string;
  name?: string;
  itemListElement?: { "@type": string; position: number; name: string; item: string }[];
}

const singleValue = (values: string[] | undefined): string => {
  expect(values).toHaveLength(1);
  return values?.[0] ?? "";
};

/** What a search engine or a social site needs from any page. */
const checkTexts = (route: string, { language, direction, title, canonical, metas }: ServedPage["head"]): void => {
  expect([language, direction]).toEqual(["en", "ltr"]);
  if (route === "/") expect(title).toBe("DDEX Suite");
  else expect(title).toMatch(/^[^|]+ \| DDEX Suite$/);

  const description = singleValue(metas.description);
  expect(description.length).toBeGreaterThan(20);
  expect(description.length).toBeLessThanOrEqual(160);

  const address = new URL(singleValue(canonical));
  expect(address.pathname + address.search + address.hash).toBe(route);
  expect(singleValue(metas["og:url"])).toBe(address.href);
  expect(singleValue(metas["og:title"])).toBe(title.replace(/ \| DDEX Suite$/, ""));
  expect(singleValue(metas["og:description"])).toBe(description);
  expect(singleValue(metas["og:site_name"])).toBe("DDEX Suite");
  expect(singleValue(metas["og:type"])).toBe([...docRoutes, ...postRoutes].includes(route) ? "article" : "website");
  expect(singleValue(metas["twitter:card"])).toBe("summary_large_image");
  // The card's title, description and picture are those of Open Graph.
  expect(Object.keys(metas).filter((name) => name.startsWith("twitter:"))).toEqual(["twitter:card"]);
  const image = new URL(singleValue(metas["og:image"]));
  expect(image.origin).toBe(address.origin);
  expect(singleValue(metas.viewport)).toContain("width=device-width");
  expect(metas.robots).toBeUndefined();
};

/** Width and height of a PNG, from its header. */
const pngSize = (png: Buffer): string =>
  `${png.toString("latin1", 1, 4)} ${png.readUInt32BE(16)} ${png.readUInt32BE(20)}`;

const checkPicture = (pathname: string): void =>
  expect(pngSize(readFileSync(path.resolve(__dirname, "../../public", `.${pathname}`)))).toBe("PNG 1200 630");

const checkArticle = (route: string, { canonical, metas, jsonLd }: ServedPage["head"]): void => {
  const address = new URL(singleValue(canonical));
  const data = jsonLd.map((text) => JSON.parse(text) as JsonLd);
  expect(data.map((entry) => entry["@context"])).toEqual(["https://schema.org", "https://schema.org"]);

  const article = data.find((entry) => entry["@type"] === "TechArticle");
  expect(article?.headline).toBe(singleValue(metas["og:title"]));
  expect(article?.description).toBe(singleValue(metas.description));
  expect(article?.url).toBe(address.href);

  const items = data.find((entry) => entry["@type"] === "BreadcrumbList")?.itemListElement ?? [];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  expect(items.at(-1)?.item).toBe(address.href);
  const parents = items.slice(0, -1).map(({ item }) => new URL(item).pathname);
  const sections = route.split("/").slice(2, -2);
  expect(parents).toEqual(sections.map((_, depth) => `/docs/${sections.slice(0, depth + 1).join("/")}/`));
};

test("Every page has its own title, description, picture, canonical address and social cards", served, async () => {
  const blogPicture = paths.card(paths.blog());
  const ernPicture = paths.card(paths.ern());
  const [titles, descriptions, pictures] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const pages = servedPages();
  for (const route of routes)
    await test.step(route, async () => {
      const { head } = pages.get(route)!;
      checkTexts(route, head);
      titles.add(head.title);
      descriptions.add(singleValue(head.metas.description));
      const { pathname } = new URL(singleValue(head.metas["og:image"]));
      const isList = blogRoutes.includes(route) && !postRoutes.includes(route);
      if (isList) expect(pathname).toBe(blogPicture);
      // Names of ERN share the picture of their reference, lists of posts that of the blog.
      else if (/^\/docs\/ern\/(?:elements|values)\//.test(route)) expect(pathname).toBe(ernPicture);
      else expect(pictures.has(pathname)).toBe(false);
      if (!pictures.has(pathname)) checkPicture(pathname);
      pictures.add(pathname);
      if (docRoutes.includes(route)) checkArticle(route, head);
    });
  expect(titles.size).toBe(routes.length);
  expect(descriptions.size).toBe(routes.length);
});

test("The icons and the manifest exist", async ({ request }) => {
  for (const icon of Object.values(icons)) expect.soft((await request.get(icon)).status(), icon).toBe(200);
  expect((await request.get("/manifest.webmanifest")).status()).toBe(200);
});

test("The head is updated from page to page", async ({ page }) => {
  await visit(page, "/docs/intro/");
  const next = page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /^Next/ });
  const path = (await next.getAttribute("href"))!;
  await next.click();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(/^(?!Introduction)[^|]+ \| DDEX Suite$/);
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute("href", new RegExp(`^https?://[^/]+${path}$`));
  await page.getByRole("banner").getByRole("link", { name: "DDEX Suite" }).click();
  await expect(page).toHaveTitle("DDEX Suite");
  await expect(canonical).toHaveAttribute("href", /^https?:\/\/[^/]+\/$/);
});

test("The not-found page isn't indexed and has no canonical address", served, () => {
  const { canonical, metas } = servedPages().get(NOT_FOUND)!.head;
  expect(canonical).toEqual([]);
  expect(metas.robots).toEqual(["noindex"]);
});
