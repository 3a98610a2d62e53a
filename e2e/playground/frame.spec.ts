import { expect, type Locator, type Page, test } from "@playwright/test";

import { benchMin } from "../../src/theme/breakpoints";
import {
  chooseIn,
  downloaded,
  openPlayground,
  openSample,
  sample,
  showPanel,
  sourceEditor,
} from "../support/playground";
import { bothEnds, expectFits, phone, wide } from "../support/widths";

const splitter = (page: Page): Locator => page.getByRole("separator", { name: "Width of the source" });
const widthOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())!.width;
const sourceWidth = (page: Page): Promise<number> => widthOf(page.getByRole("region", { name: "Source" }));
/** The filled buttons. */
const filled = (page: Page): Locator => page.locator(".workbench .primary");

test("The splitter moves by dragging and by keys, and keeps its position after a reload", async ({ page }) => {
  await openPlayground(page);
  await test.step("The splitter can be dragged, keeps its position after a reload, and a double click resets it", async () => {
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
  await test.step("The splitter moves by keys within its bounds, and keeps its position after a reload", async () => {
    const usual = await sourceWidth(page);
    await splitter(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(splitter(page)).toHaveAttribute("aria-valuenow", "48");
    expect(await sourceWidth(page)).toBeGreaterThan(usual);
    await page.keyboard.press("Home");
    await expect(splitter(page)).toHaveAttribute(
      "aria-valuenow",
      (await splitter(page).getAttribute("aria-valuemin"))!,
    );
    await page.keyboard.press("ArrowLeft");
    await expect(splitter(page)).toHaveAttribute(
      "aria-valuenow",
      (await splitter(page).getAttribute("aria-valuemin"))!,
    );
    await page.keyboard.press("End");
    await expect(splitter(page)).toHaveAttribute(
      "aria-valuenow",
      (await splitter(page).getAttribute("aria-valuemax"))!,
    );
    const widest = await sourceWidth(page);
    await page.reload();
    await expect(splitter(page)).toHaveAttribute(
      "aria-valuenow",
      (await splitter(page).getAttribute("aria-valuemax"))!,
    );
    expect(await sourceWidth(page)).toBeCloseTo(widest, 0);
    await expectFits(page);
  });
});

test("The workbench has its size, its menus, its keys, its status bar, and one filled button", async ({ page }) => {
  test.setTimeout(120_000);
  await test.step("One button is filled, in the order open, check, fix, check, download, without moving anything", async () => {
    await openPlayground(page);
    await expect(filled(page)).toHaveText("Download");
    const places = (): Promise<number[]> =>
      page
        .locator(".toolbar")
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().x));
    const before = await places();
    await chooseIn(page, "More", "Clear");
    await expect(filled(page)).toHaveText("Open a message");
    await page.getByRole("button", { name: "Start with an empty source" }).click();
    await expect(filled(page)).toHaveText("Open");

    await openSample(page, "A broken message", "43-broken.xml");
    await expect(filled(page)).toHaveText(/^Check \d+$/);
    expect(await places()).toEqual(before);
    await filled(page).click();
    await expect(page.getByRole("tabpanel", { name: "Checks" })).toBeVisible();

    await expect(filled(page)).toHaveText(/^Fix \d+$/);
    expect(await places()).toEqual(before);
    await filled(page).click();
    await expect(page.getByText(/\d+ problems? fixed, as one step/)).toBeVisible();
    await expect(filled(page)).toHaveText(/^Check \d+$/);
    expect((await downloaded(page, "XML")).text).not.toBe(sample("43-broken.xml"));
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(filled(page)).toHaveText(/^Fix \d+$/);
    expect((await downloaded(page, "XML")).text).toBe(sample("43-broken.xml"));

    await openSample(page, "ERN 4.3 album", "43-album.xml");
    await expect(filled(page)).toHaveText("Download");
    expect(await places()).toEqual(before);
  });
  await test.step("The workbench has its size, its menus, its keys and its status bar", async () => {
    await openSample(page, "ERN 4.3 single", "43-single.xml");
    await test.step("The workbench takes up at least 70 % of the window below the navbar", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const { y, height } = (await page.locator(".workbench").boundingBox())!;
      expect(height).toBeGreaterThanOrEqual((800 - 60) * 0.7);
      expect(y + height).toBeLessThanOrEqual(800);
      await expect(page.getByText("Nothing is uploaded.")).toBeVisible();
      await expect(page.getByText("not the toolkit’s binaries")).toBeVisible();
    });
    await test.step("The arrow keys move in a toolbar menu, and Escape closes it", async () => {
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
    });
    await test.step("The keys are listed from the toolbar", async () => {
      await chooseIn(page, "More", "Keyboard shortcuts");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    });
    await page.keyboard.press("Escape");
    await test.step("The status bar shows the file's properties, and its problems link to the checks", async () => {
      const status = page.locator(".status-bar");
      await expect(status).toContainText("ERN 4.3");
      await expect(status).toContainText("UTF-8");
      await expect(status).toContainText("LF");
      await expect(status).toContainText(`${Buffer.byteLength(sample("43-single.xml")).toLocaleString("en")} bytes`);
      await status.getByRole("button", { name: "Own checks only: nothing found" }).click();
      await expect(page.getByRole("tabpanel", { name: "Checks" })).toContainText("Own checks only");
      await openSample(page, "A broken message", "43-broken.xml");
      await expect(status.getByRole("button", { name: /^\d+ errors, 1 warning$/ })).toBeVisible();
    });
  });
});

test("The rail shows all views, and the up and down keys move between them", wide, async ({ page }) => {
  await openPlayground(page);
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText([
    ...["Structure", "Tracks", "JSON", "Code"],
    ...["Edit", "Build", "Convert"],
    ...["Checks", "Schema", "Changes"],
  ]);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await tabs.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("tab", { name: "Tracks" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Tracks" })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("tabpanel", { name: "Changes" })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(tabs.first()).toBeFocused();
});

test("The bar on a phone shows one pane at a time, and has the rest in its menu", phone, async ({ page }) => {
  await openPlayground(page);
  const bar = page.locator(".pane-bar");
  await expect(bar.getByRole("tab")).toHaveText(["Source", "Structure", "Checks", "Changes"]);
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
  expect((await page.locator(".editor").boundingBox())!.height).toBeGreaterThan(812 * 0.5);
});

test("Views can be chosen by keyboard, beside the source or with it as one of them", bothEnds, async ({ page }) => {
  await openPlayground(page);
  await test.step("The source is next to the views, or one of them", async () => {
    const narrow = (page.viewportSize()?.width ?? 0) < benchMin;
    await expect(sourceEditor(page)).toBeVisible();
    await expect(page.getByRole("tab", { name: "Source" })).toHaveCount(narrow ? 1 : 0);
    await showPanel(page, "Structure");
    await expect(sourceEditor(page)).toBeVisible({ visible: !narrow });
    await page.getByRole("treeitem", { name: /^Header/ }).click();
    await expect(sourceEditor(page)).toBeVisible();
    await expect(page.locator(".cm-line", { hasText: "<MessageHeader>" })).toBeInViewport();
  });
  await test.step("The views can be chosen by keyboard", async () => {
    const tabs = page.getByRole("tab");
    const isRail = (await page.getByRole("tablist").getAttribute("aria-orientation")) === "vertical";
    await tabs.first().focus();
    await page.keyboard.press("End");
    await expect(page.getByRole("tab", { name: "Changes" })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Changes" })).toBeVisible();
    await page.keyboard.press(isRail ? "ArrowDown" : "ArrowRight");
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  });
});
