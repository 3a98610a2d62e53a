import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { shortcodeStylesheets } from "../../src/mdx/shortcodes/styles/shortcode-stylesheets";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { softStep } from "../support/soft-step";
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

const stylesOnPage = async (page: Page): Promise<string[]> => {
  const sheets = await page.locator("style").evaluateAll((elements) => elements.map(({ textContent }) => textContent));
  const css = sheets.join("");
  return marks.filter((mark) => css.includes(shortcodeStylesheets.get(mark)!));
};

const pages: [path: string, words: string[]][] = [
  ["/docs/verification/", []],
  ["/docs/learn/message/", ["code-note", "diagram"]],
  ["/docs/api/", ["SymbolFilter", "[data-lines]"]],
  ["/markdown-page/", ["admonition", "steps", "cards", "image-zoom", "Tabs"]],
  ["/", []],
];

test("A page includes the styles of exactly its shortcodes", async ({ page }) => {
  for (const [path, words] of pages)
    await softStep(path, async () => {
      await page.goto(path);
      expect(await stylesOnPage(page)).toEqual(await marksOnPage(page));
      expect(await stylesOnPage(page)).toEqual(expect.arrayContaining(words));
    });
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
