import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { symbolHomeDocs } from "../../config/toolkit";
import { parse } from "../../mdx/read/parse";
import { toolkitShortcodes } from "../../mdx/shortcodes/toolkit";
import { listedSymbols } from "../../mdx/shortcodes/toolkit/toolkit-shortcode";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { symbolUrls } from "./toolkit";

const [first = "", second = ""] = symbolHomeDocs;
const build = "ddex-builder.typescript.DdexBuilder.build";
const reset = "ddex-builder.typescript.DdexBuilder.reset";
const table = '<SymbolTable package="ddex-builder" language="typescript" parent="DdexBuilder" />';

const words = toolkitShortcodes(() => fakeToolkit);

const page = (body: string, frontmatter = "title: A"): string => `---\n${frontmatter}\n---\n\n${body}\n`;

const urls = (pages: Readonly<Record<string, string>>, id: string): string => {
  const folder = temporaryFolder(pages);
  return symbolUrls(fakeToolkit.symbols, {
    fileOf: (docId) => (docId in pages ? `${folder}/${docId}` : undefined),
    routeOf: (docId) => `/docs/${docId}/`,
    symbolsListedIn: (body, file, symbols) => listedSymbols(parse(body, { file, lineOffset: 0 }), symbols, words),
  })(id);
};

describe("symbolUrls", () => {
  it.each([
    ["on the page of all symbols if no page lists it", {}, build, `/docs/api/#${build}`],
    ["in a table", { [second]: page(table) }, build, `/docs/${second}/#${build}`],
    ["at its full entry", { [second]: page(`<Symbol id="${build}" />`) }, build, `/docs/${second}/#${build}`],
    ["not at another symbol's entry", { [second]: page(`<Symbol id="${build}" />`) }, reset, `/docs/api/#${reset}`],
    [
      "on the first page that has it",
      { [second]: page(table), [first]: page(table) },
      build,
      `/docs/${first}/#${build}`,
    ],
    ["not in a draft", { [first]: page(table, "draft: true") }, build, `/docs/api/#${build}`],
    ["not in sample code", { [first]: page(`\`\`\`xml\n${table}\n\`\`\``) }, build, `/docs/api/#${build}`],
    ["not on an invalid page", { [first]: page(`${table}\n\n<b`) }, build, `/docs/api/#${build}`],
    ["not at a link to it", { [first]: page(`<SymbolLink id="${build}" />`) }, build, `/docs/api/#${build}`],
  ])("finds a symbol's home: %s", (_name, pages, id, url) => {
    expect(urls(pages, id)).toBe(url);
  });
});
