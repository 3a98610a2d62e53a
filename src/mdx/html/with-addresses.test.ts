/** @jest-environment node */
import { loadedBelow } from "../../test/node/loaded-below";
import type { ContentNode } from "../../utils/content-node";

const withAddresses = async (nodes: readonly ContentNode[], prefix = "/docs"): Promise<ContentNode[]> =>
  (await loadedBelow(prefix, () => import("./with-addresses"))).withAddresses(nodes);

describe("withAddresses", () => {
  it.each([
    ['<a href="/docs/intro/#a">x</a>', '<a href="/docs/docs/intro/#a">x</a>'],
    ['<a class="mark" title="a > b" href="/docs/">x</a>', '<a class="mark" title="a > b" href="/docs/docs/">x</a>'],
    ['<p><a href="/a/">x</a> <a href="/b/">y</a></p>', '<p><a href="/docs/a/">x</a> <a href="/docs/b/">y</a></p>'],
    ['<a href="#a">x</a>', '<a href="#a">x</a>'],
    ['<a href="//example.org/">x</a>', '<a href="//example.org/">x</a>'],
    ['<a href="https://example.org/">x</a>', '<a href="https://example.org/">x</a>'],
    // Gatsby's image URLs already have the prefix; code is text.
    ['<img src="/static/a.png">', '<img src="/static/a.png">'],
    ['<code>&#x3C;a href="/docs/"></code>', '<code>&#x3C;a href="/docs/"></code>'],
  ])("turns %s into %s", async (html, expected) => {
    expect(await withAddresses([html])).toEqual([expected]);
  });

  it("changes links inside elements, but not the routes in islands' props", async () => {
    const link = '<a href="/a/">x</a>';
    const nodes: ContentNode[] = [
      { component: "Tabs", props: { href: "/a/" }, children: [link] },
      { component: "a", props: { href: "/a/", title: "A" }, children: [{ component: "Icon" }] },
    ];
    expect(await withAddresses(nodes)).toEqual([
      { component: "Tabs", props: { href: "/a/" }, children: ['<a href="/docs/a/">x</a>'] },
      { component: "a", props: { href: "/docs/a/", title: "A" }, children: [{ component: "Icon" }] },
    ]);
    expect(await withAddresses(nodes, "")).toEqual(nodes);
  });
});
