import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { nextFrames } from "../support/scroll";
import { failModal, holdModal, isModal, searchDialog, searchFor, searchInput, searchItems } from "../support/search";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

const button = (page: Page) => page.getByRole("button", { name: /^Search/ });

for (const intent of ["hover", "focus"] as const) {
  test(`The search's code loads at the first sign that it is needed, by ${intent}, and not before`, async ({
    page,
  }) => {
    const modals: string[] = [];
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "script") return;
      if (isModal(await response.text())) modals.push(response.url());
    });
    await visit(page, "/docs/intro/");
    await page.waitForLoadState("networkidle");
    await nextFrames(page);
    expect(modals).toEqual([]);
    await button(page)[intent]();
    await expect.poll(() => modals).toHaveLength(1);
  });
}

test("Keys, letters and selected text open the search with their query", async ({ page }) => {
  await softStep("Each key opens the search, which closes in each of its ways and returns the focus", async () => {
    await visit(page, "/docs/intro/");
    await test.step("Each of its keys opens the search with its input focused; Escape closes it", async () => {
      for (const keys of ["/", "Control+k", "Meta+k", "Control+K"]) {
        await page.keyboard.press(keys);
        await expect(searchInput(page), keys).toBeFocused();
        await expect(searchInput(page)).toHaveAttribute("placeholder", "Search docs");
        await expect(searchInput(page)).toHaveValue("");
        await page.keyboard.press("Escape");
        await expect(searchDialog(page), keys).toHaveCount(0);
      }
    });
    await test.step("Ctrl K closes what it opened, and so does a click outside the box", async () => {
      await page.keyboard.press("Control+k");
      await expect(searchInput(page)).toBeFocused();
      await page.keyboard.press("Control+k");
      await expect(searchDialog(page)).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await expect(searchInput(page)).toBeFocused();
      await page.mouse.click(20, 400);
      await expect(searchDialog(page)).toHaveCount(0);
    });
    await test.step("The focus returns to where it was", async () => {
      const link = page.getByRole("main").getByRole("link").first();
      await link.focus();
      await page.keyboard.press("/");
      await expect(searchInput(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(link).toBeFocused();
      await button(page).click();
      await expect(searchInput(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button(page)).toBeFocused();
    });
    await test.step("Keys typed in a field stay in the field, also in a shadow tree", async () => {
      await page.evaluate(() => {
        const host = document.createElement("div");
        host.attachShadow({ mode: "open" }).innerHTML = "<input aria-label='In a shadow tree'>";
        document.querySelector("main")?.prepend(host);
      });
      const field = page.getByRole("textbox", { name: "In a shadow tree" });
      await field.focus();
      await page.keyboard.type("a/b");
      await expect(field).toHaveValue("a/b");
      await expect(searchDialog(page)).toHaveCount(0);
    });
  });
  await softStep("A letter typed on the button starts the query, which has at most 64 characters", async () => {
    await visit(page, "/docs/intro/");
    await test.step("A letter typed on the button starts the query", async () => {
      await button(page).focus();
      await page.keyboard.type("preset");
      await expect(searchInput(page)).toHaveValue("preset");
      await expect(searchItems(page).first()).toBeVisible();
    });
    await page.keyboard.press("Escape");
    await expect(searchDialog(page)).toHaveCount(0);
    await page.getByRole("heading", { level: 1 }).click();
    await test.step("The query has at most 64 characters", async () => {
      await searchFor(page, "x".repeat(70));
      await expect(searchInput(page)).toHaveValue("x".repeat(64));
    });
  });
  await softStep("Selected text becomes the query, selected so that typing replaces it", async () => {
    await visit(page, "/docs/parser/overview/");
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector("h1")!));
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await page.keyboard.press("/");
    await expect(searchInput(page)).toHaveValue(title);
    await page.keyboard.type("x");
    await expect(searchInput(page)).toHaveValue("x");
  });
});

test("Text typed before the code has loaded becomes the query", async ({ page }) => {
  // From the start, because anything may load it before the first key.
  const release = await holdModal(page);
  await visit(page, "/docs/intro/");
  await page.keyboard.type("/dael");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("eal terms");
  await expect(searchDialog(page)).toBeVisible();
  await expect(searchInput(page)).toHaveCount(0);
  release();
  await expect(searchInput(page)).toHaveValue("deal terms");
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type("!");
  await expect(searchInput(page)).toHaveValue("deal terms!");
});

/** Opens a page whose scripts wait until the returned function is called. */
const openUnhydrated = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/docs/intro/", { waitUntil: "commit" });
  await button(page).waitFor();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  return release;
};

for (const key of ["/", "Control+k"]) {
  test(`${key} and text typed before hydration aren't lost`, async ({ page }) => {
    const release = await openUnhydrated(page);
    await page.keyboard.press(key);
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
}

test("A click on the button before hydration isn't lost", async ({ page }) => {
  const release = await openUnhydrated(page);
  await button(page).click();
  release();
  await expect(searchInput(page)).toBeFocused();
});

test("The search reports that its code failed to load, and Retry keeps the typed text", async ({ page }) => {
  // Before opening the page, because anything may load the code before the first key.
  const fix = await failModal(page);
  await visit(page, "/docs/intro/");
  await page.keyboard.type("/preset");
  const alert = searchDialog(page).getByRole("alert");
  await expect(alert).toContainText("could not be loaded");
  await page.keyboard.press("Escape");
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.type("/preset");
  await expect(alert).toBeVisible();
  await fix();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(searchInput(page)).toHaveValue("preset");
  await expect(searchItems(page).first()).toBeVisible();
});
