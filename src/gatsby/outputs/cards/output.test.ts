import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";

import { postFields } from "../../../test/content/blog-fixtures";
import { docFields } from "../../../test/content/fixtures";
import { fakeReporter } from "../../../test/gatsby/fake-reporter";
import { setEnv } from "../../../test/node/set-env";
import { siteCards, writeCards } from "./output";

/** The cards of a site with these docs and posts, by route. */
const cards = (nodes: { Doc?: object[]; BlogPost?: object[]; Page?: object[] }) => {
  const getNodesByType = (type: string) => nodes[type as keyof typeof nodes] ?? [];
  const all = siteCards({ getNodesByType } as unknown as Parameters<typeof siteCards>[0]);
  return new Map(all.map((card) => [card.route, card]));
};

describe("siteCards", () => {
  it("shows a page's title, description and section", () => {
    const found = cards({
      Doc: [docFields("parser/overview"), docFields("intro")],
      BlogPost: [postFields("hello")],
      Page: [{ ...docFields("accessibility"), type: "Page", path: "/accessibility/" }],
    });
    expect(found.get("/docs/parser/overview/")).toEqual({
      title: "Title of parser/overview",
      description: "What the page says.",
      section: "Parser",
      route: "/docs/parser/overview/",
    });
    const sections = ["/docs/intro/", "/blog/hello/", "/accessibility/"].map((route) => found.get(route)?.section);
    expect(sections).toEqual(["Documentation", "Blog", null]);
  });

  it("includes pages without a content file", () => {
    expect([...cards({}).keys()]).toEqual(["/", "/blog/", "/playground/"]);
  });

  it("leaves out pages that have another picture, aren't listed or are of an older version", () => {
    const found = cards({
      Doc: [
        docFields("with-picture", { image: "./tree.png" }),
        docFields("later", { draft: true }),
        docFields("0.4.4/intro", { version: "0.4.4" }),
        docFields("with-drawing", { image: "./tree.svg" }),
      ],
      BlogPost: [postFields("hidden", { unlisted: true })],
    });
    expect([...found.keys()].slice(3)).toEqual(["/docs/with-drawing/"]);
  });
});

const { reporter, warn, activity } = fakeReporter();

describe("writeCards", () => {
  beforeEach(() => jest.clearAllMocks());

  /** Pages whose pictures no test checks: home, blog and playground. */
  const OTHERS = 3;

  /** Writes the pictures of docs, given by title, using the cache of earlier builds. */
  const write = async (titles: Record<string, string>, cache = temporaryFolder()) => {
    setEnv({ PICTURE_CACHE: cache });
    const folder = temporaryFolder({ "cards/docs/gone.png": "" });
    const docs = Object.entries(titles).map(([docId, title]) => docFields(docId, { title }));
    const args = { reporter, getNodesByType: (type: string) => (type === "Doc" ? docs : []) };
    await writeCards(args as unknown as BuildArgs, folder);
    return { cache, read: (file: string) => readFileSync(path.join(folder, file)), folder };
  };

  it("draws a PNG for each page at the page's route and removes those of deleted pages", async () => {
    const { read, folder } = await write({ intro: "Introduction" });
    for (const file of ["cards/index.png", "cards/docs/intro.png"]) {
      const { format, width, height } = await sharp(read(file)).metadata();
      expect([format, width, height]).toEqual(["png", 1200, 630]);
    }
    expect(read("cards/index.png").equals(read("cards/docs/intro.png"))).toBe(false);
    expect(readdirSync(`${folder}/cards/docs`)).toEqual(["intro.png"]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("draws only changed pictures again", async () => {
    const { cache, read } = await write({ a: "One", b: "Two" });
    const [before, changed] = [read("cards/docs/a.png"), read("cards/docs/b.png")];
    const again = await write({ a: "One", b: "Three" }, cache);
    expect(again.read("cards/docs/a.png").equals(before)).toBe(true);
    expect(again.read("cards/docs/b.png").equals(changed)).toBe(false);
    expect(activity.setStatus).toHaveBeenLastCalledWith(`1 of ${2 + OTHERS} drawn`);
  });

  it("reports a page whose title has a character that the fonts lack", async () => {
    await write({ a: "3.8.2 → 4.3" });
    expect(warn).toHaveBeenCalledWith(
      'The picture of /docs/a/ has no sign for "→": say it in words in title or description.',
    );
  });
});
