import { transformSync } from "@swc/core";
import { type ComponentType, createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";

import { siteShortcodes } from "../gatsby/compiled/site-shortcodes";
import { compileBody } from "../test/content/compile-body";
import { fakeToolkit } from "../test/content/fake-toolkit";
import type { ContentNode } from "../utils/content-node";
import { compileModule } from "./compile-module";
import { stylesOf } from "./shortcodes/styles/shortcode-stylesheets";

const file = "content/docs/page.mdx";
const resolveFile = (relative: string) => (relative === "./other.mdx" ? "/docs/other/" : undefined);

const compileText = (body: string): string =>
  compileModule({ body, file, lineOffset: 3, resolveFile }, siteShortcodes(fakeToolkit), stylesOf);

/** Content trees of a body compiled as a module, and its rendered HTML. */
const render = (body: string) => {
  const trees: ContentNode[] = [];
  const ContentTree = ({ nodes }: { nodes: ContentNode[] }) => {
    trees.push(...nodes);
    return <i>tree</i>;
  };
  const { code } = transformSync(compileText(body), {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
      target: "es2022",
    },
    module: { type: "commonjs" },
  });
  const module = { exports: {} as { default?: ComponentType } };
  const load = (name: string): unknown => (name === "react/jsx-runtime" ? runtime : { ContentTree });
  new Function("module", "exports", "require", code)(module, module.exports, load);
  return { trees, html: renderToStaticMarkup(createElement(module.exports.default!)) };
};

describe("compileModule", () => {
  it("compiles static content exactly like a static page, except for the mark locations", () => {
    const text =
      '## A "b" \\{c} {/* #x */}\n\n[l](./other.mdx) & [e](https://example.org)\n\n:::note\nx\n:::\n\n```ts {1}\nconst a = "{b}";\n```';
    const tabs = '<Tabs groupId="g">\n<Tab value="a" label="A">\n\nOne\n\n</Tab>\n</Tabs>';
    const expected = compileBody(`${text}\n\n${tabs}\n\n## A b c`).content;
    const { html, trees } = render(`${text}\n\n${tabs}\n\n## A b c`);
    expect(trees).toEqual(expected.filter((node) => typeof node !== "string"));
    expect(html).toMatch(/^<style>.prose .code .l\{.*<style>.prose .admonition\{.*<style>.tabs\{/);
    expect(html.replace(/^(?:<style>.*?<\/style>)+/, "")).toBe(
      expected.map((node) => (typeof node === "string" ? `<div>${node}</div>` : "<i>tree</i>")).join(""),
    );
  });

  it("has the styles of classes in its own code", () => {
    const { html } = render('export const Fields = () => <form className="fields" />;\n\n<Fields />');
    expect(html).toMatch(/^<style>.prose .fields\{.*<\/style>\s*<form class="fields">/);
  });

  it("leaves expressions and components as they are, with the same headings and links", () => {
    const body =
      "export const n = 2;\n\n## Same\n\n<section>\n\n## Same\n\n[l](./other.mdx) {n + 1}\n\n</section>\n\nText.";
    const { html } = render(body);
    expect(html).toContain('<h2 id="same">Same<a class="anchor"');
    expect(html).toMatch(
      /<section><h2 id="same-1">Same<a .*<\/h2>\s*<p><a href="\/docs\/other\/">l<\/a> 3<\/p><\/section>/,
    );
    expect(html).toContain("<div><p>Text.</p></div>");
    expect(compileBody(body, { interactive: true }).headings.map(({ id }) => id)).toEqual(["same", "same-1"]);
  });

  it("passes attributes of all kinds, spread props and components in a line of text", () => {
    const code =
      "export const Own = ({ children, ...props }) => <b title={JSON.stringify(props)}>{children}</b>;\n\nexport const all = { z: 1 };";
    const { html } = render(
      `${code}\n\nA <Own a="&quot;x" b={[1, "}"]} c {...all}>*d*</Own>.\n\n{[1, 2].map((n) => <i key={n}>{n}</i>)}`,
    );
    expect(html).toContain(
      '<p>A <b title="{&quot;a&quot;:&quot;\\&quot;x&quot;,&quot;b&quot;:[1,&quot;}&quot;],&quot;c&quot;:true,&quot;z&quot;:1}"><em>d</em></b>.</p>',
    );
    expect(html).toContain("<i>1</i><i>2</i>");
  });

  it("prints footnotes, with the ids that the compile pass lists, and images", () => {
    const body = 'Text[^1].\n\n![A picture](./a.png "Title")\n\n[^1]: Note.';
    const { html } = render(body);
    for (const id of compileBody(body, { interactive: true }).ids) expect(html).toContain(`id="${id}"`);
    expect(html).toContain('<img src="./a.png" alt="A picture" title="Title"/>');
  });

  it("throws the content errors of the page", () => {
    expect(() => compileText("# Title")).toThrow("content/docs/page.mdx:4: ");
  });
});
