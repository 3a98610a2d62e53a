import type { BrowserContext, Page } from "@playwright/test";

import { benchMin } from "../../src/theme/breakpoints";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { panelViolations } from "../support/panel-violations";
import {
  chooseIn,
  fileName,
  isKept,
  openCard,
  openFile,
  openPlayground,
  panelNamed,
  sample,
  sourceEditor,
  sourceText,
  start,
  typeAtEnd,
  visitPlayground,
} from "../support/playground";
import { holdScripts } from "../support/route-scripts";
import { visit } from "../support/visit";
import { bothEnds, everyWidth, expectFits } from "../support/widths";
import { expect, test } from "./test";

const single = sample("43-single.xml");
const cards = (page: Page) => start(page).getByRole("region", { name: "Samples to try" }).getByRole("listitem");
const shape = (page: Page) => page.locator(".editor-skeleton .toolbar");

const isWide = (page: Page): boolean => page.viewportSize()!.width >= benchMin;

/** Types in the source, and waits until it's kept. */
const keep = async (page: Page, text: string): Promise<void> => {
  if (!isWide(page)) await page.getByRole("tab", { name: "Source" }).click();
  await typeAtEnd(page, text);
  await expect(page.getByText("Saved in this browser.")).toBeVisible();
  await isKept(page, text);
};

/** Opens the site again in a new tab. */
const comeAgain = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await observeLayoutShift(page);
  await visitPlayground(page);
  return page;
};

test("A first visit shows the start page, without a layout shift, and opens nothing", everyWidth, async ({ page }) => {
  await observeLayoutShift(page);
  await visitPlayground(page);
  await expect(cards(page)).toHaveCount(9);
  await expect(start(page).getByRole("button", { name: "Open a message" })).toBeEnabled();
  await expect(page.getByRole("tab")).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
  await expectFits(page);
});

test("The start page with kept messages has no axe violations", bothEnds, async ({ playground: page }) => {
  await openCard(page, "A single");
  await keep(page, "<!-- mine -->");
  await page.evaluate(() => (location.hash = "#sample=382-album"));
  await expect(fileName(page)).toHaveText("382-album.xml");
  await chooseIn(page, "More", "Clear");
  await expect(start(page).getByRole("region", { name: "Saved messages" })).toBeVisible();
  expect(await panelViolations(page, { but: [], atBothEnds: true })).toEqual([]);
});

test("The focus stays at its card when the playground's code is loaded", async ({ page }) => {
  const release = await holdScripts(page, (script) => script.includes("Nothing is open yet"));
  await page.goto("/playground/", { waitUntil: "domcontentloaded" });
  const card = page.getByRole("link", { name: "An older version" });
  await card.focus();
  await expect(card).toBeFocused();
  await expect(start(page)).toHaveCount(0);
  release();
  await expect(start(page)).toBeVisible();
  await expect(start(page).getByRole("link", { name: "An older version" })).toBeFocused();
});

// Which sample each address opens, unit tests show.
test("Every card is a link to its sample, which opens in another tab", async ({ playground: page }) => {
  const links = await cards(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  expect(new Set(links).size).toBe(9);
  expect(links.filter((link) => !/^\/playground\/#sample=[\w-]+$/.test(link))).toEqual([]);
  const otherPage = await page.context().newPage();
  await visitPlayground(otherPage, links.at(-1));
  await expect(fileName(otherPage)).toHaveText(`${links.at(-1)!.split("=")[1]}.xml`);
  await expect(otherPage).toHaveURL("/playground/");
});

test("The later delivery is compared with the first at once", async ({ playground: page }) => {
  await openCard(page, "The same album, a week later");
  const changes = panelNamed(page, "Changes");
  await expect(changes).toContainText("The Pilot’s Boat");
  await expect(changes).toContainText("PT4M19S");
});

test("Clear returns to the start page, and its notice restores the message", async ({ playground: page }) => {
  await openCard(page, "A single");
  await chooseIn(page, "More", "Clear");
  await expect(start(page).getByRole("button", { name: "Open a message" })).toBeFocused();
  await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
  expect(await sourceText(page)).toBe(single);
});

test("Building and writing start with nothing open, and lead back", async ({ playground: page }) => {
  const back = page.getByRole("button", { name: "Back to the start" });
  await start(page).getByRole("button", { name: "Build from JSON" }).click();
  await expect(page.getByRole("textbox", { name: "Release in JSON" })).toContainText("Paper Boats");
  await back.click();
  await start(page).getByRole("button", { name: "Start with an empty source" }).click();
  await sourceEditor(page).click();
  await page.keyboard.insertText("<a/>");
  await expect(page.getByText("4 characters")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(sourceEditor(page)).toBeVisible();
  await back.click();
  await expect(start(page)).toBeVisible();
});

test("A card is chosen by keyboard, and the focus moves on to the views", async ({ playground: page }) => {
  await start(page).getByRole("button", { name: "Keys" }).focus();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press("Tab");
  await expect(start(page).getByRole("link", { name: "An album of 12 tracks" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Tracks", selected: true })).toBeFocused();
  await expect(page).toHaveURL("/playground/");
  expect(await sourceText(page)).toBe(sample("43-twelve-tracks.xml"));
});

test("From another page, neither the panes nor the start page flash before the other", async ({ page }) => {
  await visit(page, "/blog/");
  const link = page.getByRole("banner").getByRole("link", { name: "Playground" }).first();
  await link.click();
  await expect(start(page)).toBeVisible();
  await expect(shape(page)).toBeHidden();
  await openCard(page, "A single");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("playground"))).toBe("sample:43-single.xml");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).first().click();
  await expect(page).toHaveURL("/blog/");
  await link.click();
  await expect(fileName(page)).toHaveText("43-single.xml");
});

test("A message is opened from the start page by its button, by Ctrl+V and by Paste", async ({ playground: page }) => {
  await openFile(page, "mine.xml", single);
  await page.evaluate((text) => navigator.clipboard.writeText(text), single);
  const ways = [
    () => page.keyboard.press("ControlOrMeta+v"),
    () => start(page).getByRole("button", { name: "Paste" }).click(),
  ];
  for (const paste of ways) {
    await chooseIn(page, "More", "Clear");
    await expect(start(page)).toBeVisible();
    await paste();
    await expect(fileName(page)).toHaveText("pasted.xml");
  }
  expect(await sourceText(page)).toBe(single);
});

test(
  "With one kept message, a return visit shows its panes at once, and nothing moves",
  bothEnds,
  async ({ page, context }) => {
    await openPlayground(page);
    await keep(page, "<!-- mine -->");
    await page.close();
    const next = await context.newPage();
    await observeLayoutShift(next);
    await next.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        const shown = [...document.querySelectorAll<HTMLElement>(".start")].some((element) =>
          element.checkVisibility(),
        );
        if (shown) seen.push("start");
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await visitPlayground(next);
    await expect(next.locator(".file-name")).toHaveText("43-single.xml");
    expect(await next.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(await sourceText(next)).toBe(`${single}<!-- mine -->`);
    // The editor moves its gutter marks to the old cursor position, and on a phone what is kept comes after the other texts.
    const shifts = (await layoutShifts(next))!.filter((shift) => !shift.includes("div.cm-gutterElement"));
    expect(shifts.filter((shift) => isWide(next) || !shift.includes("span.save-state"))).toEqual([]);
  },
);

test("With several kept messages, a return visit lists them below the samples, newest first", async ({
  page,
  context,
}) => {
  await openPlayground(page);
  await keep(page, "<!-- one -->");
  await page.close();
  const second = await comeAgain(context);
  await visit(second, "/playground/#sample=43-album");
  await expect(second.locator(".file-name")).toHaveText("43-album.xml");
  await keep(second, "<!-- two -->");
  await second.close();
  const third = await comeAgain(context);
  const kept = third.getByRole("region", { name: "Saved messages" }).getByRole("listitem");
  await expect(kept).toHaveText([/^Continue with 43-album\.xml/, /^Continue with 43-single\.xml/]);
  expect(await layoutShifts(third)).toEqual([]);
  await kept.last().getByRole("button").click();
  await expect.poll(() => sourceText(third)).toContain("<!-- one -->");
});
