import type { Locator, Page } from "@playwright/test";

import { benchMin } from "../../src/theme/breakpoints";
import {
  chooseIn,
  openCard,
  openPlayground,
  openSample,
  panelNamed,
  sample,
  showPanel,
  sourceEditor,
  sourceText,
  start,
  undo,
} from "../support/playground";
import { bothEnds, expectFits, phone, wide } from "../support/widths";
import { expect, test } from "./test";

const splitter = (page: Page): Locator => page.getByRole("separator", { name: "Width of the source" });
const widthOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())!.width;
const sourceWidth = (page: Page): Promise<number> => widthOf(page.getByRole("region", { name: "Source" }));
/** The filled buttons. */
const filled = (page: Page): Locator => page.locator(".workbench .primary");

test("The splitter is dragged, keeps its position after a reload, and is reset", async ({ page }) => {
  await openPlayground(page);
  const usual = await sourceWidth(page);
  const { x, y, height } = (await splitter(page).boundingBox())!;
  await page.mouse.move(x, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 120, y + height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(x + 200, y);
  expect(Math.abs((await sourceWidth(page)) - (usual - 120))).toBeLessThan(12);
  await page.reload();
  await expect(sourceEditor(page)).toBeVisible();
  expect(Math.abs((await sourceWidth(page)) - (usual - 120))).toBeLessThan(12);
  await splitter(page).dblclick();
  expect(await sourceWidth(page)).toBeCloseTo(usual, 0);
  expect(await page.evaluate(() => localStorage.getItem("playground.split"))).toBeNull();
});

test("The splitter moves by keys within its bounds", async ({ playground: page }) => {
  await openCard(page, "A single");
  const usual = await sourceWidth(page);
  const isAt = async (bound: string): Promise<void> => {
    const value = (await splitter(page).getAttribute(bound))!;
    await expect(splitter(page)).toHaveAttribute("aria-valuenow", value);
  };
  await splitter(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(splitter(page)).toHaveAttribute("aria-valuenow", "48");
  expect(await sourceWidth(page)).toBeGreaterThan(usual);
  await page.keyboard.press("Home");
  await isAt("aria-valuemin");
  await page.keyboard.press("ArrowLeft");
  await isAt("aria-valuemin");
  await page.keyboard.press("End");
  await isAt("aria-valuemax");
  await expectFits(page);
});

/** The positions of the toolbar's buttons. */
const positions = (page: Page): Promise<number[]> =>
  page
    .locator(".toolbar")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().x));

test("One button is filled, from open to check, fix and download, and none moves", async ({ playground: page }) => {
  await openCard(page, "A single");
  await expect(filled(page)).toHaveText("Download");
  const before = await positions(page);
  await openSample(page, "A broken message", "43-broken.xml");
  await expect(filled(page)).toHaveText(/^Check \d+$/);
  expect.soft(await positions(page)).toEqual(before);
  await filled(page).click();
  await expect(panelNamed(page, "Checks")).toBeVisible();

  await expect(filled(page)).toHaveText(/^Fix \d+$/);
  expect.soft(await positions(page)).toEqual(before);
  await filled(page).click();
  await expect(page.getByText(/\d+ problems? fixed in one step/)).toBeVisible();
  await expect(filled(page)).toHaveText(/^Check \d+$/);
  expect.soft(await sourceText(page)).not.toBe(sample("43-broken.xml"));
  await undo(page);
  await expect(filled(page)).toHaveText(/^Fix \d+$/);
  expect.soft(await sourceText(page)).toBe(sample("43-broken.xml"));
});

test("The filled button opens a message if none is open", async ({ playground: page }) => {
  await openCard(page, "A single");
  await chooseIn(page, "More", "Clear");
  await expect(filled(page)).toHaveText("Open a message");
  await start(page).getByRole("button", { name: "Start with an empty source" }).click();
  await expect(filled(page)).toHaveText("Open");
});

test("The workbench takes up at least 70 % of the window below the navbar", async ({ playground: page }) => {
  await openCard(page, "A single");
  await page.setViewportSize({ width: 1280, height: 800 });
  const { y, height } = (await page.locator(".workbench").boundingBox())!;
  expect.soft(height).toBeGreaterThanOrEqual((800 - 60) * 0.7);
  expect.soft(y + height).toBeLessThanOrEqual(800);
  await expect.soft(page.getByText("Nothing is uploaded.")).toBeVisible();
  await expect.soft(page.getByText("not the toolkit’s binaries")).toBeVisible();
});

test("The arrow keys move in a toolbar menu, and Escape closes it", async ({ playground: page }) => {
  await openCard(page, "A single");
  const download = page.getByRole("button", { name: "Download" });
  await download.focus();
  await page.keyboard.press("ArrowDown");
  const items = page.getByRole("menu", { name: "Download" }).getByRole("menuitem");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(items.last()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(items).toHaveCount(0);
  await expect(download).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(items).toHaveCount(0);
  await chooseIn(page, "More", "Keyboard shortcuts");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("The status bar shows the file's properties, and leads to its problems", async ({ playground: page }) => {
  await openCard(page, "A single");
  const status = page.locator(".status-bar");
  const size = `${Buffer.byteLength(sample("43-single.xml")).toLocaleString("en")} bytes`;
  for (const text of ["ERN 4.3", "UTF-8", "LF", size]) await expect.soft(status).toContainText(text);
  await status.getByRole("button", { name: "Built-in checks only: nothing found" }).click();
  await expect(panelNamed(page, "Checks")).toContainText("Built-in checks only");
  await openSample(page, "A broken message", "43-broken.xml");
  await expect(status.getByRole("button", { name: /^\d+ errors, 1 warning$/ })).toBeVisible();
});

test(
  "The rail has three views and a menu, whose last view gets a tab; arrows move",
  wide,
  async ({ playground: page }) => {
    await openCard(page, "A single");
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveText(["Checks", "Structure", "Changes"]);
    const more = page.getByRole("button", { name: "More views" });
    await more.focus();
    await page.keyboard.press("ArrowDown");
    const items = page.getByRole("menu", { name: "More views" }).getByRole("menuitemradio");
    await expect(items).toHaveText(["Tracks", "JSON", "Code", "Edit", "Build", "Convert", "Schema"]);
    for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tabpanel", { name: "Tracks" })).toBeVisible();
    await expect(tabs).toHaveText(["Checks", "Structure", "Changes", "Tracks"]);
    await showPanel(page, "Structure");
    await expect(tabs.last()).toHaveText("Tracks");
    await showPanel(page, "Code");
    await expect(tabs.last()).toHaveText("Code");
    await showPanel(page, "Checks");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("tab", { name: "Structure" })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Structure" })).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("tab", { name: "Code" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("tabpanel", { name: "Changes" })).toBeVisible();
    await page.keyboard.press("Home");
    await expect(tabs.first()).toBeFocused();
  },
);

test(
  "The bar on a phone shows one pane at a time, and has the rest in its menu",
  phone,
  async ({ playground: page }) => {
    await openCard(page, "A single");
    const bar = page.locator(".pane-bar");
    await expect(bar.getByRole("tab")).toHaveText(["Source", "Checks", "Structure", "Changes"]);
    await expect(bar).toBeInViewport({ ratio: 1 });
    for (const button of await bar.getByRole("button").or(bar.getByRole("tab")).all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole("tab", { name: "Structure" }).click();
    await expect(sourceEditor(page)).toBeHidden();
    await showPanel(page, "Tracks");
    await expect(page.getByRole("tabpanel", { name: "Tracks" })).toBeVisible();
    await expect(bar.getByRole("button", { name: "More views: Tracks" })).toHaveText("Tracks");
    await bar.getByRole("tab", { name: "Source" }).click();
    await expect(sourceEditor(page)).toBeVisible();
    await expect(bar.getByRole("button", { name: "More views" })).toHaveText("More");
    expect((await page.locator(".editor").boundingBox())!.height).toBeGreaterThan((812 * 2) / 3);
  },
);

test("The source is next to the views, or one of them", bothEnds, async ({ playground: page }) => {
  await openCard(page, "A single");
  const isNarrow = page.viewportSize()!.width < benchMin;
  await expect(sourceEditor(page)).toBeVisible();
  await expect(page.getByRole("tab", { name: "Source" })).toHaveCount(isNarrow ? 1 : 0);
  await showPanel(page, "Structure");
  await expect(sourceEditor(page)).toBeVisible({ visible: !isNarrow });
  await page.getByRole("treeitem", { name: /^Header/ }).click();
  await expect(sourceEditor(page)).toBeVisible();
  await expect(page.locator(".cm-line", { hasText: "<MessageHeader>" })).toBeInViewport();
  await test.step("Views are chosen by keyboard", async () => {
    const tabs = page.getByRole("tab");
    const isRail = (await page.getByRole("tablist").getAttribute("aria-orientation")) === "vertical";
    await tabs.first().focus();
    await page.keyboard.press("End");
    await expect(page.getByRole("tab", { name: "Changes" })).toBeFocused();
    await expect(panelNamed(page, "Changes")).toBeVisible();
    await page.keyboard.press(isRail ? "ArrowDown" : "ArrowRight");
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  });
});
