import { expect, test } from "@playwright/test";
import { select, selectAll } from "hast-util-select";

import { paths } from "../../src/utils/paths";
import { docRoutes } from "../support/routes";
import { attributeOf, nodeText, served, servedDocument } from "../support/served";
import { servedPages } from "../support/served-pages";
import { visit } from "../support/visit";
import { atEachWidth, bothEnds } from "../support/widths";

const PAGE = "/docs/builder/quick-start/";
const REPORT = paths.doc("verification");

test("A mark is in the header of a code block, over neither its title nor its buttons", bothEnds, async ({ page }) => {
  await visit(page, "/markdown-page/"); // with and without title, in tabs, boxes and lists, folded
  const headers = page.locator("figure.code:visible figcaption", { has: page.locator(".mark") });
  const count = await headers.count();
  expect(count).toBeGreaterThan(3);
  await atEachWidth(page, async (width) => {
    const outside = await headers.evaluateAll((all) =>
      all
        .filter((element) => {
          const frame = element.getBoundingClientRect();
          const parts = [...element.children]
            .map((part) => part.getBoundingClientRect())
            .filter((part) => part.width > 0);
          const isInside = ({ left, right, top, bottom }: DOMRect): boolean =>
            left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom + 0.5;
          // On a phone the name of a file has a line of its own.
          const isAfter = (part: DOMRect, { right, bottom }: DOMRect): boolean =>
            part.left >= right - 0.5 || part.top >= bottom - 0.5;
          return parts.some((part, index) => !isInside(part) || (index > 0 && !isAfter(part, parts[index - 1]!)));
        })
        .map(({ textContent }) => textContent),
    );
    expect(outside, `${width} pixels wide`).toEqual([]);
  });
});

test("A mark isn't copied with the text around it, and Enter on it opens its explanation", async ({ page }) => {
  await visit(page, PAGE);
  await test.step("A mark isn't copied with the text around it", async () => {
    const blocks = page.locator("figure.code:visible", { has: page.locator(".mark") });
    const block = blocks.filter({ hasText: "import" }).first();
    const word = (await block.locator(".mark").textContent()) ?? "";
    const copied = await block.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString() ?? "";
    });
    expect(copied).toContain("import");
    expect(copied.split("\n")[0]).not.toContain(word);
  });
  await test.step("The keyboard reaches a mark, and Enter opens its explanation", async () => {
    const block = page.locator("figure.code:visible", { has: page.locator(".mark") }).first();
    const mark = block.locator(".mark");
    const word = (await mark.textContent()) ?? "";
    await mark.focus();
    await page.keyboard.press("Tab");
    await expect(block.locator(".code-tools :focus")).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(mark).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === REPORT && url.hash !== "");
    await expect(page.getByRole("heading", { level: 3, name: new RegExp(`^${word}`, "i") })).toBeInViewport();
  });
});

test("The report says what was checked and with what, and explains each mark of the docs", served, () => {
  const report = servedDocument(REPORT);
  const text = nodeText(select("main", report)!);
  expect(text).toMatch(/were checked with Node\.js \d.*, Python \d.*, rustc \d.*, TypeScript \d/);
  expect(text).toMatch(/\d+ code samples: \d+ ran, /);
  expect(text).not.toMatch(/\d+ not yet checked/);
  const headings = Object.fromEntries(
    selectAll("h3[id]", report).map((heading) => [attributeOf(heading, "id"), nodeText(heading)]),
  );
  const pages = servedPages();
  const marks = docRoutes.flatMap((route) => pages.get(route)!.marks);
  for (const { href, word } of marks) {
    const [path, id = ""] = href.split("#");
    expect(path).toBe(REPORT);
    expect(headings[id]?.toLowerCase()).toContain(word);
  }
  expect(marks.length).toBeGreaterThan(100);
});
