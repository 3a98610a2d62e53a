import Parser from "rss-parser";

import { toChangelogFeed } from "./output";

const URL = "https://docs.example.org/docs/changelog/";
const page = (prose: string): string => `<div class="prose"><div>${prose}</div></div>`;

describe("toChangelogFeed", () => {
  it("has an entry for each release, with its day, its anchor and its text", async () => {
    const feed = await new Parser().parseString(
      toChangelogFeed(
        page(
          '<h2 id="what-changed">What changed</h2><h3 id="045">0.4.5</h3><p>Published on 21 September 2025.</p><ul><li>More</li></ul>' +
            '<h3 id="035">0.3.5</h3><p>Published on 2 May 2025.</p><h2 id="next">Next</h2><p>Links.</p><h3 id="x">Other</h3>',
        ),
        URL,
      ),
    );
    expect(feed.items.map(({ title, link, isoDate }) => [title, link, isoDate])).toEqual([
      ["DDEX Suite 0.4.5", `${URL}#045`, "2025-09-21T00:00:00.000Z"],
      ["DDEX Suite 0.3.5", `${URL}#035`, "2025-05-02T00:00:00.000Z"],
    ]);
    expect(feed.items[0]!.content).toBe("<p>Published on 21 September 2025.</p><ul><li>More</li></ul>");
  });

  it("reports a release without a day", () => {
    expect(() => toChangelogFeed(page('<h3 id="1">1.0.0</h3><p>New.</p>'), URL)).toThrow("no day for 1.0.0");
  });
});
