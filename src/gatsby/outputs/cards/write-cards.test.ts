import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { BuildArgs } from "gatsby";
import sharp from "sharp";

import { absoluteUrl } from "../../../config/absolute-url";
import { paths } from "../../../utils/paths";
import { fakeReporter } from "../../../test/fake-reporter";
import { temporaryFolder } from "../../../test/temporary-folder";
import { writeCards } from "./write-cards";

const { reporter, warn, activity } = fakeReporter();

beforeEach(() => jest.clearAllMocks());

const pageOf = (route: string, title: string): string =>
  `<head><meta property="og:title" content="${title}"/><meta property="og:url" content="${absoluteUrl(route)}"/>` +
  `<meta property="og:image" content="${absoluteUrl(paths.card(route))}"/><style></style></head>`;

/** Writes the pictures of pages, given by title, with what an earlier build has left in the cache. */
const write = async (titles: Record<string, string>, cache = temporaryFolder({ "cards/stale.png": "" })) => {
  const folder = temporaryFolder(
    Object.fromEntries(Object.entries(titles).map(([route, title]) => [`${route}index.html`, pageOf(route, title)])),
  );
  const nodes = Object.keys(titles).map((route) => ({ path: route }));
  const args = { reporter, cache: { directory: cache }, getNodesByType: () => nodes };
  await writeCards(args as unknown as BuildArgs, folder);
  return { cache, read: (file: string) => readFileSync(path.join(folder, file)), kept: readdirSync(`${cache}/cards`) };
};

it("draws a PNG for each page, below the page's own route", async () => {
  const { read, kept } = await write({ "/": "DDEX Suite", "/docs/intro/": "Introduction" });
  for (const file of ["cards/index.png", "cards/docs/intro.png"]) {
    const { format, width, height } = await sharp(read(file)).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
  }
  expect(read("cards/index.png").equals(read("cards/docs/intro.png"))).toBe(false);
  expect(kept).toHaveLength(2);
  expect(warn).not.toHaveBeenCalled();
});

it("draws again only what shows something else", async () => {
  const { cache, read } = await write({ "/a/": "One", "/b/": "Two" });
  const [before, changed] = [read("cards/a.png"), read("cards/b.png")];
  const again = await write({ "/a/": "One", "/b/": "Three" }, cache);
  expect(again.read("cards/a.png").equals(before)).toBe(true);
  expect(again.read("cards/b.png").equals(changed)).toBe(false);
  expect(again.kept).toHaveLength(2);
  expect(activity.setStatus).toHaveBeenLastCalledWith("1 of 2 anew");
});

it("names the page whose title has a sign that the fonts lack", async () => {
  await write({ "/a/": "3.8.2 → 4.3" });
  expect(warn).toHaveBeenCalledWith('The picture of /a/ has no sign for "→": say it in words in title or description.');
});
