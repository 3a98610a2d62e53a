import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { select, selectAll } from "hast-util-select";

import { shortcodeStylesheets } from "../../src/mdx/shortcodes/styles/shortcode-stylesheets";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { nodeText, served, servedDocument } from "../support/served";
import { visit } from "../support/visit";

const islands: Readonly<Record<string, string>> = { SymbolFilter: ".symbol-index", Tabs: ".tabs" };

/** Finds a shortcode in a page by its mark: a class, an attribute or, for an island, the component's name. */
const selectorOf = (mark: string): string => islands[mark] ?? (mark.startsWith("[") ? mark : `.${mark}`);

const marks = [...shortcodeStylesheets.keys()];

const marksOnPage = (page: Page): Promise<string[]> =>
  page.evaluate(
    (selectors) => selectors.filter(([, selector]) => document.querySelector(selector)).map(([mark]) => mark),
    marks.map((mark): [string, string] => [mark, selectorOf(mark)]),
  );

/** The marks of the shortcodes whose styles this CSS has. */
const marksStyled = (css: string): string[] => marks.filter((mark) => css.includes(shortcodeStylesheets.get(mark)!));

const stylesOnPage = async (page: Page): Promise<string[]> => {
  const sheets = await page.locator("style").evaluateAll((elements) => elements.map(({ textContent }) => textContent));
  return marksStyled(sheets.join(""));
};

const pages: [path: string, words: string[]][] = [
  ["/docs/verification/", []],
  ["/docs/learn/message/", ["code-note", "diagram"]],
  ["/docs/api/", ["SymbolFilter", "[data-lines]"]],
  ["/markdown-page/", ["admonition", "steps", "cards", "image-zoom", "Tabs"]],
  ["/", []],
];

test("A page includes the styles of exactly its shortcodes", served, () => {
  for (const [path, words] of pages) {
    const document = servedDocument(path);
    const styled = marksStyled(selectAll("style", document).map(nodeText).join(""));
    expect.soft(styled, path).toEqual(marks.filter((mark) => select(selectorOf(mark), document)));
    expect.soft(styled, path).toEqual(expect.arrayContaining(words));
  }
});

test("A page opened by a link includes them too, and removes them afterwards", async ({ page }) => {
  await visit(page, "/docs/verification/");
  await markDocument(page);
  expect(await stylesOnPage(page)).toEqual(["table"]);

  await page.getByRole("contentinfo").getByRole("link", { name: "What a page can contain" }).click();
  await expect(page.locator(".admonition").first()).toHaveCSS("border-left-width", "3px");
  await expect(page.locator(".steps > li").first()).toHaveCSS("padding-left", "48px");
  expect(await stylesOnPage(page)).toEqual(await marksOnPage(page));
  expect(await stylesOnPage(page)).toEqual(expect.arrayContaining(["admonition", "steps", "cards"]));

  await page.goBack();
  await expect(page).toHaveURL("/docs/verification/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How the code samples are checked");
  expect(await stylesOnPage(page)).toEqual(["table"]);
  expect(await isMarkedDocument(page)).toBe(true);
});
