import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { nextFrames } from "../support/scroll";
import {
  expectResultsOf,
  failModal,
  holdModal,
  isModal,
  searchDialog,
  searchInput,
  searchItems,
} from "../support/search";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

const button = (page: Page) => page.getByRole("button", { name: /^Search/ });

test("The search's code loads at the first sign of need, hover or focus, and not before", async ({ page }) => {
  for (const intent of ["hover", "focus"] as const)
    await softStep(intent, async () => {
      const modals: string[] = [];
      page.removeAllListeners("response");
      await page.mouse.move(0, 600);
      page.on("response", async (response) => {
        if (response.request().resourceType() !== "script") return;
        if (isModal(await response.text())) modals.push(response.url());
      });
      await visit(page, "/blog/tags/");
      await page.waitForLoadState("networkidle");
      await nextFrames(page);
      expect(modals).toEqual([]);
      await button(page)[intent]();
      await expect.poll(() => modals).toHaveLength(1);
    });
});

test("Keys, letters and selected text open the search, and leaving it returns the focus", async ({ page }) => {
  await visit(page, "/docs/intro/");
  const link = page.getByRole("main").getByRole("link").first();
  await softStep("Its keys open it with an empty field; Escape, Ctrl K and a click outside close it", async () => {
    await page.keyboard.press("/");
    await expect(searchInput(page)).toBeFocused();
    await expect(searchInput(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(searchDialog(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(searchDialog(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(searchInput(page)).toBeFocused();
    await page.mouse.click(20, 400);
    await expect(searchDialog(page)).toHaveCount(0);
  });
  await softStep("The focus returns to where it was, or to the button", async () => {
    for (const key of ["Escape", "Shift+Tab"]) {
      await link.focus();
      await page.keyboard.press("/");
      await expect(searchInput(page)).toBeFocused();
      await page.keyboard.press(key);
      await expect(link, key).toBeFocused();
    }
    await button(page).click();
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button(page)).toBeFocused();
  });
  await softStep("A letter typed on the button starts the query; Tab leaves the search at its end", async () => {
    await button(page).focus();
    await page.keyboard.type("preset");
    await expect(searchInput(page)).toHaveValue("preset");
    await expectResultsOf(page, "preset");
    const reached: string[] = [];
    while ((await searchDialog(page).count()) > 0 && reached.length < 30) {
      const focused = searchDialog(page).locator(":focus");
      await expect(focused).toHaveCount(1);
      reached.push(await focused.evaluate((stop) => stop.textContent));
      await page.keyboard.press("Tab");
    }
    expect(reached).toEqual(expect.arrayContaining(["Guides", "Rust", expect.stringMatching(/^See all/)]));
    expect(reached.length).toBeLessThan(14);
    await expect(button(page)).toBeFocused();
  });
  await softStep("Selected text becomes the query, selected so that typing replaces it", async () => {
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector("h1")!));
    await page.keyboard.press("/");
    await expect(searchInput(page)).toHaveValue(await page.locator("h1").innerText());
    await page.keyboard.type("x");
    await expect(searchInput(page)).toHaveValue("x");
    await page.keyboard.press("Escape");
  });
  await softStep("A search that crashes closes, reports it and leaves the page unchanged", async () => {
    await page.evaluate(() => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        if (key.startsWith("__DOCSEARCH")) throw new Error("out of order");
        return getItem.call(this, key);
      };
    });
    await page.keyboard.press("Control+k");
    const crash = page.getByRole("alert");
    await expect(crash).toContainText("The search has crashed: out of order");
    await expect(crash).toBeInViewport({ ratio: 1 });
    await expect(page.locator("dialog:modal")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await crash.getByRole("link", { name: "search page" }).click();
    await expect(page).toHaveURL("/search/");
  });
});

test("Text typed before the code has loaded becomes the query, also if it loads on Retry", async ({ page }) => {
  await softStep("Text typed before the code has loaded becomes the query", async () => {
    // From the start, because anything may load it before the first key.
    const release = await holdModal(page);
    await visit(page, "/blog/tags/");
    await page.keyboard.type("/dael");
    for (let times = 0; times < 3; times += 1) await page.keyboard.press("Backspace");
    await page.keyboard.type("eal terms");
    await expect(searchDialog(page)).toBeVisible();
    await expect(searchInput(page)).toHaveCount(0);
    release();
    await expect(searchInput(page)).toHaveValue("deal terms");
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.type("!");
    await expect(searchInput(page)).toHaveValue("deal terms!");
  });
  await softStep("The search reports that its code failed to load, and Retry keeps the typed text", async () => {
    // A script that is still being read would be answered twice.
    await page.unrouteAll({ behavior: "wait" });
    const fix = await failModal(page);
    await visit(page, "/blog/tags/");
    await page.keyboard.type("/preset");
    const alert = searchDialog(page).getByRole("alert");
    await expect(alert).toContainText("could not be loaded");
    await page.keyboard.press("Escape");
    await expect(searchDialog(page)).toHaveCount(0);
    await page.keyboard.type("/preset");
    await expect(alert).toBeVisible();
    fix();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(searchInput(page)).toHaveValue("preset");
    await expect(searchItems(page).first()).toBeVisible();
  });
});

/** Opens a page whose scripts wait until the returned function is called. */
const openUnhydrated = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/blog/tags/", { waitUntil: "commit" });
  await button(page).waitFor();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  return release;
};

test("Keys, text and a click on the button before hydration aren't lost", async ({ page }) => {
  await softStep("Control+k and text", async () => {
    const release = await openUnhydrated(page);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("deal");
    await expect(searchDialog(page)).toHaveCount(0);
    release();
    await expect(searchInput(page)).toHaveValue("deal");
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.type(" terms");
    await expect(searchInput(page)).toHaveValue("deal terms");
    await expect(searchItems(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(searchDialog(page)).toHaveCount(0);
  });
  await softStep("A click on the button", async () => {
    await page.unrouteAll({ behavior: "wait" });
    const release = await openUnhydrated(page);
    await button(page).click();
    release();
    await expect(searchInput(page)).toBeFocused();
  });
});
