// Jest requires packages, but these can only be imported.
jest.mock("estree-walker", () => jest.requireActual("../../node_modules/estree-walker/src/index.js"), {
  virtual: true,
});
jest.mock("periscopic", () => jest.requireActual("../../node_modules/periscopic/src/index.js"), { virtual: true });
jest.mock("is-reference", () => jest.requireActual("../../node_modules/is-reference/src/index.js"), {
  virtual: true,
});
import { evaluate } from "@mdx-js/mdx";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import remarkGfm from "remark-gfm";
import type { PluggableList } from "unified";

import { fillMarkPlaces } from "./code/code-block";
import { changeStrings } from "./html/content-node";
import type { ContentNode } from "./html/content-node";
import { compileBody } from "../test/content/compile-body";
import { containerDirectives } from "./read/container-directives";
import { siteShortcodes } from "../gatsby/compiled/site-shortcodes";
import { fakeToolkit } from "../test/content/fake-toolkit";
import { stylesOfContent } from "./shortcodes/styles/shortcode-stylesheets";
import { remarkStaticBlocks } from "./remark-static-blocks";
import { versionInModules } from "./read/version-in-modules";

const resolveFile = (file: string, relative: string) =>
  file === "content/docs/page.mdx" && relative === "./other.mdx" ? "/docs/other/" : undefined;

const remarkPlugins: PluggableList = [
  remarkGfm,
  containerDirectives,
  versionInModules,
  [remarkStaticBlocks, { resolveFile, shortcodes: () => siteShortcodes(fakeToolkit), stylesOf: stylesOfContent }],
];

/** Static HTML and content trees of a body compiled with MDX, and its rendered HTML. */
const render = async (value: string) => {
  const content: ContentNode[] = [];
  const { default: Page } = await evaluate({ value, path: "content/docs/page.mdx" }, {
    ...runtime,
    remarkPlugins,
  } as Parameters<typeof evaluate>[1]);
  const components = {
    StaticHtml: ({ html }: { html: string }) => {
      content.push(html);
      return <div dangerouslySetInnerHTML={{ __html: html }} />;
    },
    ContentTree: ({ nodes }: { nodes: ContentNode[] }) => {
      content.push(...nodes);
      return <i>tree</i>;
    },
  };
  const html = renderToStaticMarkup(<Page components={components} />);
  return { content, html };
};

describe("remarkStaticBlocks", () => {
  it("compiles static content exactly like a static page, except for the mark locations", async () => {
    const body =
      '## A "b" \\{c} <Version /> {/* #x */}\n\n[l](./other.mdx) & [e](https://example.org)\n\n:::note\nx\n:::\n\n```ts {1}\nconst a = "{b} <Version />";\n```\n\n<Tabs groupId="g">\n<Tab value="a" label="A">\n\nOne\n\n</Tab>\n</Tabs>\n\n## A b c';
    const { content } = await render(body);
    expect(content).toEqual(changeStrings(compileBody(body).content, (html) => fillMarkPlaces(html)));
  });

  it("leaves expressions and components to MDX, with the same headings and links", async () => {
    const body =
      "export const n = 2;\n\n## Same\n\n<section>\n\n## Same\n\n[l](./other.mdx) {n + 1}\n\n</section>\n\nText.";
    const { html } = await render(body);
    expect(html).toContain('<h2 id="same">Same<a class="anchor"');
    expect(html).toMatch(/<section><h2 id="same-1">Same<\/h2>\s*<p><a href="\/docs\/other\/">l<\/a> 3<\/p><\/section>/);
    expect(html).toContain("<div><p>Text.</p></div>");
    expect(compileBody(body, { interactive: true }).headings.map(({ id }) => id)).toEqual(["same", "same-1"]);
  });

  it("leaves footnotes to MDX, with the ids that the compile pass lists", async () => {
    const body = "Text[^1].\n\n[^1]: Note.";
    const { html, content } = await render(body);
    expect(content).toEqual([]);
    for (const id of compileBody(body, { interactive: true }).ids) expect(html).toContain(`id="${id}"`);
  });
});
