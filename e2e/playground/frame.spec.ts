import type { Locator, Page } from "@playwright/test";

import {
  chooseIn,
  openCard,
  openSample,
  panelNamed,
  sample,
  showPanel,
  sourceEditor,
  sourceText,
  start,
  undo,
} from "../support/playground";
import { softStep } from "../support/soft-step";
import { atEachWidth, expectFits, phone } from "../support/widths";
import { expect, test } from "./test";

const splitter = (page: Page): Locator => page.getByRole("separator", { name: "Width of the source" });
const widthOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())!.width;
const sourceWidth = (page: Page): Promise<number> => widthOf(page.getByRole("region", { name: "Source" }));
/** The filled buttons. */
const filled = (page: Page): Locator => page.locator(".workbench .primary");

test("The splitter moves by keys and by dragging, keeps its position, and is reset", async ({ playground: page }) => {
  await openCard(page, "A single");
  const usual = await sourceWidth(page);
  await softStep("It moves by keys, within its bounds", async () => {
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

  const reset = async (): Promise<void> => {
    await splitter(page).dblclick();
    expect(await sourceWidth(page)).toBeCloseTo(usual, 0);
    expect(await page.evaluate(() => localStorage.getItem("playground.split"))).toBeNull();
  };
  await test.step("A double click resets it", reset);

  await test.step("It is dragged, and keeps its position after a reload, until it is reset", async () => {
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
    await reset();
  });
});

/** The positions of the toolbar's buttons. */
const positions = (page: Page): Promise<number[]> =>
  page
    .locator(".toolbar")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().x));

test("The workbench fills the window, with menus, one filled button and a status bar", async ({ playground: page }) => {
  await openCard(page, "A single");
  await softStep("It takes up at least 70 % of the window below the navbar", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { y, height } = (await page.locator(".workbench").boundingBox())!;
    expect.soft(height).toBeGreaterThanOrEqual((800 - 60) * 0.7);
    expect.soft(y + height).toBeLessThanOrEqual(800);
    await expect.soft(page.getByText("Nothing is uploaded.")).toBeVisible();
    await expect.soft(page.getByText("not the toolkit’s binaries")).toBeVisible();
  });

  await softStep("The arrow keys move in a toolbar menu, and Escape closes it", async () => {
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
    await page.keyboard.press("Escape");
  });

  await softStep("The status bar shows the file's properties, and leads to its problems", async () => {
    const status = page.locator(".status-bar");
    const size = `${Buffer.byteLength(sample("43-single.xml")).toLocaleString("en")} bytes`;
    for (const text of ["ERN 4.3", "UTF-8", "LF", size]) await expect.soft(status).toContainText(text);
    await status.getByRole("button", { name: "Built-in checks only: nothing found" }).click();
    await expect(panelNamed(page, "Checks")).toContainText("Built-in checks only");
  });

  await test.step("One button is filled, from open to check, fix and download, and none moves", async () => {
    await showPanel(page, "Structure");
    await expect(filled(page)).toHaveText("Download");
    const before = await positions(page);
    await openSample(page, "A broken message", "43-broken.xml");
    await expect(filled(page)).toHaveText(/^Check \d+$/);
    await expect
      .soft(page.locator(".status-bar").getByRole("button", { name: /^\d+ errors, 1 warning$/ }))
      .toBeVisible();
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

    await chooseIn(page, "More", "Clear");
    await expect(filled(page)).toHaveText("Open a message");
    await start(page).getByRole("button", { name: "Start with an empty source" }).click();
    await expect(filled(page)).toHaveText("Open");
  });
});

/** Chooses a part in the structure, which shows its place in the source. */
const chooseHeader = async (page: Page): Promise<void> => {
  await page.getByRole("treeitem", { name: /^Header/ }).click();
  await expect(sourceEditor(page)).toBeVisible();
  await expect(page.locator(".cm-line", { hasText: "<MessageHeader>" })).toBeInViewport();
};

test("The source is next to the views, whose rail has three, a menu and its last view", async ({
  playground: page,
}) => {
  await openCard(page, "A single");
  const tabs = page.getByRole("tab");
  await softStep("The source stays visible next to a view", async () => {
    await expect(sourceEditor(page)).toBeVisible();
    await expect(page.getByRole("tab", { name: "Source" })).toHaveCount(0);
    await showPanel(page, "Structure");
    await expect(sourceEditor(page)).toBeVisible();
    await chooseHeader(page);
  });

  await test.step("The menu has all other views, in a window of any width", async () => {
    await expect(tabs).toHaveText(["Checks", "Structure", "Changes"]);
    const items = page.getByRole("menu", { name: "More views" }).getByRole("menuitemradio");
    await atEachWidth(page, async () => {
      await page.getByRole("button", { name: "More views" }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(items).toHaveText(["Tracks", "JSON", "Code", "Edit", "Build", "Convert", "Schema"]);
      for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
    });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  });

  await test.step("The menu's last view gets a tab", async () => {
    await expect(page.getByRole("tabpanel", { name: "Tracks" })).toBeVisible();
    await expect(tabs).toHaveText(["Checks", "Structure", "Changes", "Tracks"]);
    await showPanel(page, "Structure");
    await expect(tabs.last()).toHaveText("Tracks");
    await showPanel(page, "Code");
    await expect(tabs.last()).toHaveText("Code");
  });

  await test.step("Arrow keys, Home and End move between the tabs", async () => {
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
    await page.keyboard.press("End");
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  });
});

test(
  "A phone shows the source or a view, and has the other views in its bar's menu",
  phone,
  async ({ playground: page }) => {
    await openCard(page, "A single");
    const bar = page.locator(".pane-bar");
    const tabs = bar.getByRole("tab");
    await softStep("The bar's tabs and buttons are in view, and large enough for a finger", async () => {
      await expect(sourceEditor(page)).toBeVisible();
      await expect(tabs).toHaveText(["Source", "Checks", "Structure", "Changes"]);
      await expect(bar).toBeInViewport({ ratio: 1 });
      for (const button of await bar.getByRole("button").or(tabs).all()) {
        const { width, height } = (await button.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });

    await test.step("Structure replaces the source, until a part is chosen", async () => {
      await tabs.filter({ hasText: "Structure" }).click();
      await expect(sourceEditor(page)).toBeHidden();
      await chooseHeader(page);
    });

    await test.step("A view of the menu is named on its button while it is shown", async () => {
      await showPanel(page, "Tracks");
      await expect(page.getByRole("tabpanel", { name: "Tracks" })).toBeVisible();
      await expect(bar.getByRole("button", { name: "More views: Tracks" })).toHaveText("Tracks");
      await tabs.filter({ hasText: "Source" }).click();
      await expect(sourceEditor(page)).toBeVisible();
      await expect(bar.getByRole("button", { name: "More views" })).toHaveText("More");
      expect((await page.locator(".editor").boundingBox())!.height).toBeGreaterThan((812 * 2) / 3);
    });

    await test.step("Views are chosen by keyboard", async () => {
      await tabs.first().focus();
      await page.keyboard.press("End");
      await expect(tabs.last()).toBeFocused();
      await expect(panelNamed(page, "Changes")).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
    });

    await softStep("Everything around the panels is at least 44 pixels high, with saved messages too", async () => {
      await sourceEditor(page).focus();
      await page.keyboard.insertText(" ");
      await openSample(page, "An album of 3 tracks", "43-album.xml");
      await page.getByRole("button", { name: /^\d+ other saved messages?$/ }).click();
      // The panels' own targets are tried with all that they can show.
      for (const name of ["Source", "Checks"]) {
        await showPanel(page, name);
        const small = await page.locator(".workbench").evaluate((root) =>
          [...root.querySelectorAll("button, select, input, summary")].flatMap((element) => {
            const { width, height } = element.getBoundingClientRect();
            const isEditors = element.closest(".cm-editor") !== null;
            return isEditors || width === 0 || height >= 44 ? [] : `${element.textContent} ${height}`;
          }),
        );
        expect.soft(small, name).toEqual([]);
      }
    });
  },
);
