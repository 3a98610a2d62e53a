import { expect, test } from "@playwright/test";

import { prefixedSite } from "../../src/test/sites/build-copy";
import { readPrefixed } from "./prefixed-server";

const { prefix, url } = prefixedSite;
const home = `${url}${prefix}/`;

/** Every absolute address of the site's host in a text. */
const ownAddresses = (text: string): string[] => text.match(/https:\/\/docs\.example\.org[^\s"'<>)\]\\]*/g) ?? [];

const files = [
  "sitemap-index.xml",
  "sitemap-0.xml",
  "robots.txt",
  "blog/rss.xml",
  "blog/atom.xml",
  "blog/feed.json",
  "llms.txt",
  "llms-full.txt",
  "docs/intro.md",
  "blog/mdx-blog-post.md",
  "api/toolkit.json",
  "opensearch.xml",
  ".well-known/security.txt",
  "docs/intro/index.html",
  "blog/mdx-blog-post/index.html",
  "index.html",
];

test("Every absolute address of the site is below its path, in all files", () => {
  for (const file of files) {
    const addresses = ownAddresses(readPrefixed(file));
    expect.soft(addresses.length, file).toBeGreaterThan(0);
    // The site's own address has no trailing slash.
    expect
      .soft(
        addresses.filter((address) => !`${address}/`.startsWith(home)),
        file,
      )
      .toEqual([]);
  }
});

test("The addresses in the feeds and the sitemap exist", () => {
  for (const file of ["sitemap-0.xml", "blog/rss.xml", "llms.txt"])
    for (const address of ownAddresses(readPrefixed(file))) {
      const route = new URL(address).pathname.slice(prefix.length);
      expect(readPrefixed(route.endsWith("/") ? `${route}index.html` : route).length, address).toBeGreaterThan(0);
    }
});

test("The posts in the feeds link to pages and pictures below the path", () => {
  const { items } = JSON.parse(readPrefixed("blog/feed.json")) as { items: { content_html: string }[] };
  const targets = items.flatMap(({ content_html: html }) => [...html.matchAll(/(?:href|src)="([^"]+)"/g)]);
  const siteTargets = targets.map(([, target]) => target!).filter((target) => target.startsWith(url));
  expect(siteTargets.length).toBeGreaterThan(0);
  expect(targets.filter(([, target]) => target!.startsWith("/"))).toEqual([]);
  expect(siteTargets.filter((target) => !target.startsWith(home))).toEqual([]);
});

test("Redirects and headers have addresses below the path", () => {
  expect(readPrefixed("_redirects")).toContain(`${prefix}/docs/ ${prefix}/docs/intro/ 301!`);
  const addresses = readPrefixed("_headers").match(/^\S+/gm) ?? [];
  expect(addresses).toContain(`${prefix}/*`);
  expect(addresses).toContain(`${prefix}/docs/intro.md`);
  expect(addresses.filter((address) => !address.startsWith(`${prefix}/`))).toEqual([]);
});

test("The manifest's icons have relative addresses", () => {
  const manifest = JSON.parse(readPrefixed("manifest.webmanifest")) as { start_url: string; icons: { src: string }[] };
  const whole = (path: string): string => new URL(path, `${home}manifest.webmanifest`).href;
  expect(whole(manifest.start_url)).toBe(home);
  for (const { src } of manifest.icons) expect(readPrefixed(src).length, whole(src)).toBeGreaterThan(0);
});
