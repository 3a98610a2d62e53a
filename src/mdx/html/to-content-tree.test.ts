/** @jest-environment node */
import { h } from "hastscript";

import { compileBody } from "../../test/content/compile-body";
import { loadedBelow } from "../../test/node/loaded-below";
import { island } from "../nodes/html-nodes";
import type { OpenNode } from "../nodes/slots";
import type { HtmlNode } from "./mark-fold";

const treeOf = async (node: HtmlNode, prefix = "/docs"): Promise<OpenNode[]> =>
  (await loadedBelow(prefix, () => import("./to-content-tree"))).toContentTree({ children: [node] }).nodes;

const link = (href: string) => h("p", h("a", { href }, "x"));

describe("toContentTree", () => {
  it.each([
    ["/docs/intro/#a", "/docs/docs/intro/#a"],
    ["#a", "#a"],
    ["//example.org/", "//example.org/"],
    ["https://example.org/", "https://example.org/"],
  ])("prints a link to %s as %s if the site has the path /docs", async (href, address) => {
    expect(await treeOf(link(href))).toEqual([`<p><a href="${address}">x</a></p>`]);
  });

  it("keeps the URLs of images, and of code, which is text", async () => {
    expect(await treeOf(h("p", [h("img", { src: "/static/a.png" }), h("code", '<a href="/docs/">')]))).toEqual([
      '<p><img src="/static/a.png"><code>&#x3C;a href="/docs/"></code></p>',
    ]);
  });

  it("changes links inside and around islands, but not the routes in islands' props", async () => {
    const icon = island("Icon", { href: "/a/" }, [link("/a/")]);
    const tree = (prefix: string) => [
      {
        component: "a",
        props: { href: `${prefix}/a/` },
        children: [{ component: "Icon", props: { href: "/a/" }, children: [`<p><a href="${prefix}/a/">x</a></p>`] }],
      },
    ];
    expect(await treeOf(h("a", { href: "/a/" }, [icon as never]))).toEqual(tree("/docs"));
    expect(await treeOf(h("a", { href: "/a/" }, [icon as never]), "")).toEqual(tree(""));
  });

  it.each([
    [":::note\nText.\n:::", "admonition"],
    ["<Steps>\n\n1. One\n\n</Steps>", "steps"],
    ["```ts\na(); // [!focus]\n```", "focusing"],
    ["```ts\na(); // [!note] One.\n```", "code-note"],
    ["```ts {1}\na();\n```", "l"],
    [`\`\`\`ts fold\n${"a();\n".repeat(60)}\`\`\``, "code-fold"],
    ["![A tree](./tree.png)", "image-zoom"],
    ["<ErrorFinder>\n\nText.\n\n</ErrorFinder>", "ErrorFinder"],
  ])("knows what has styles of its own in %s", (body, name) => {
    expect(compileBody(`<Details summary="More">\n\n${body}\n\n</Details>`).styled).toContain(name);
    expect(compileBody("Text.").styled).not.toContain(name);
  });
});
