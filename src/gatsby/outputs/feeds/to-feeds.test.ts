import { XMLParser, XMLValidator } from "fast-xml-parser";
import Parser from "rss-parser";
import { z } from "zod";

import { site } from "../../../config/site";
import { type FeedPost, toFeeds } from "./to-feeds";

const html =
  '<p>Deals &amp; &lt;b&gt; ]]&gt; and <a href="https://x.org/?a=1&amp;b=2">more</a>, ümlaut.</p><pre>a]]>b</pre>';
const post = (title: string, date: string, overrides: Partial<FeedPost> = {}): FeedPost => ({
  title,
  description: `About ${title}`,
  path: `/blog/${date.slice(0, 10)}/`,
  date,
  lastUpdated: null,
  authors: [
    { name: "Documentation Team", path: "/blog/authors/documentation-team/" },
    { name: "Guests & friends", path: null },
  ],
  tags: [{ key: "hello", label: "Hello", path: "/blog/tags/hello/" }],
  image: null,
  html,
  ...overrides,
});
const posts = [
  post("Vec<T> & friends", "2025-12-31T23:30:00.000Z", {
    lastUpdated: "2026-02-01T00:00:00.000Z",
    image: { publicURL: "/static/card.png" },
  }),
  post("Older", "2025-01-01T00:00:00.000Z", { lastUpdated: "2024-06-01T00:00:00.000Z" }),
];
const { rss, atom, json } = toFeeds(posts);
const [newest] = posts as [FeedPost];
const newestUrl = `${site.url}${newest.path}`;

describe.each([
  ["RSS", rss],
  ["Atom", atom],
])("the %s feed", (_name, xml) => {
  it("is well-formed XML", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
  });

  it("contains what was written", async () => {
    const feed = await new Parser({ customFields: { item: ["content:encoded"] } }).parseString(xml);
    expect(feed).toMatchObject({ title: `${site.title} Blog`, link: `${site.url}/blog/` });
    expect(feed.items).toHaveLength(2);
    const [item] = feed.items as ((typeof feed.items)[number] & { "content:encoded"?: string })[];
    expect(item).toMatchObject({ title: "Vec<T> & friends", link: newestUrl });
    expect(new Date(item!.isoDate!).toISOString()).toBe(newest.date);
    expect(item!["content:encoded"] ?? item!.content).toBe(html);
  });
});

describe("the RSS feed", () => {
  const channel = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(rss).rss.channel;

  it("has what RSS 2.0 requires in a channel and its items", () => {
    expect(channel).toMatchObject({
      title: expect.any(String),
      link: `${site.url}/blog/`,
      description: expect.any(String),
      language: "en",
      lastBuildDate: "Sun, 01 Feb 2026 00:00:00 GMT",
      "atom:link": { "@_href": `${site.url}/blog/rss.xml`, "@_rel": "self", "@_type": "application/rss+xml" },
    });
    expect(channel.item[0]).toMatchObject({
      guid: { "#text": newestUrl, "@_isPermaLink": "true" },
      pubDate: "Wed, 31 Dec 2025 23:30:00 GMT",
      "dc:creator": ["Documentation Team", expect.stringContaining("friends")],
      category: { "#text": "Hello", "@_domain": `${site.url}/blog/tags/hello/` },
    });
    // An RSS author is an e-mail address; validators reject names.
    expect(channel.item[0]).not.toHaveProperty("author");
  });
});

describe("the Atom feed", () => {
  const { feed } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(atom);

  it("has what RFC 4287 requires in a feed and its entries, and no change before a post's date", () => {
    expect(feed).toMatchObject({
      "@_xmlns": "http://www.w3.org/2005/Atom",
      id: `${site.url}/blog/`,
      title: `${site.title} Blog`,
      updated: "2026-02-01T00:00:00.000Z",
    });
    expect(feed.link).toEqual([
      { "@_href": `${site.url}/blog/atom.xml`, "@_rel": "self", "@_type": "application/atom+xml" },
      { "@_href": `${site.url}/blog/`, "@_rel": "alternate", "@_type": "text/html" },
    ]);
    expect(feed.entry[0]).toMatchObject({
      id: newestUrl,
      published: newest.date,
      updated: newest.lastUpdated,
      content: { "@_type": "html" },
      author: [
        { name: "Documentation Team", uri: `${site.url}/blog/authors/documentation-team/` },
        { name: expect.stringContaining("friends") },
      ],
      category: { "@_term": "hello", "@_label": "Hello" },
    });
    expect(feed.entry[1].updated).toBe("2025-01-01T00:00:00.000Z");
  });
});

/** JSON Feed 1.1, as https://www.jsonfeed.org/version/1.1/ describes it. */
const jsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  favicon: z.url(),
  language: z.string(),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string().min(1),
      image: z.url().optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(z.strictObject({ name: z.string(), url: z.url().optional() })).min(1),
      tags: z.array(z.string()),
    }),
  ),
});

it("writes a JSON Feed that follows the specification and contains what was written", () => {
  const feed = jsonFeed.parse(JSON.parse(json));
  expect(feed.items[0]).toMatchObject({
    title: "Vec<T> & friends",
    content_html: html,
    date_published: newest.date,
    image: `${site.url}/static/card.png`,
    tags: ["Hello"],
  });
});

it("writes valid feeds for an empty blog", async () => {
  const empty = toFeeds([]);
  for (const xml of [empty.rss, empty.atom]) {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect((await new Parser().parseString(xml)).items).toEqual([]);
  }
  expect(jsonFeed.parse(JSON.parse(empty.json)).items).toEqual([]);
});
