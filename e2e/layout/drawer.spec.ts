import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { isMarkedDocument, markDocument } from "../support/document-marker";
import { failScripts, holdScripts } from "../support/route-scripts";
import { nextFrames, scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atEachWidth, phone } from "../support/widths";

const toggle = (page: Page): Locator => page.getByRole("button", { name: "Toggle navigation bar" });
const drawer = (page: Page): Locator => page.getByRole("dialog", { name: "Navigation" });
const docsPanel = (page: Page): Locator => drawer(page).getByRole("navigation", { name: "Docs sidebar" });
const mainMenu = (page: Page): Locator => drawer(page).getByRole("navigation", { name: "Main" });

const open = async (page: Page, path: string): Promise<void> => {
  await visit(page, path);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
};

/** Clicks outside the drawer. */
const clickBackdrop = async (page: Page): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width - 10, height / 2);
};

test("The drawer shows the docs first and the main menu one step back, and holds the page", phone, async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await test.step("A button that opens the drawer replaces the navbar's links and the sidebar", async () => {
    await expect(page.locator("header.navbar").getByRole("link", { name: "Playground" })).toBeHidden();
    await expect(page.locator(".docs-sidebar")).toBeHidden();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await toggle(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(page.locator("button[aria-label='Toggle navigation bar']")).toHaveAttribute("aria-expanded", "true");
    await expect(drawer(page).getByRole("link", { name: "DDEX Suite" })).toBeVisible();
    await expect(drawer(page).getByRole("button", { name: /^Switch between dark and light mode/ })).toBeVisible();
  });
  await softStep("All tap targets in the navbar and the drawer are at least 44 pixels high", () =>
    atEachWidth(page, async () => {
      const targets = await page
        .locator("header.navbar :is(a, button):visible, dialog :is(a, button, summary):visible")
        .evaluateAll((elements) =>
          elements.map((element) => ({
            html: element.outerHTML.slice(0, 100),
            height: element.getBoundingClientRect().height,
          })),
        );
      expect(targets.length).toBeGreaterThan(10);
      expect(targets.filter(({ height }) => height < 44)).toEqual([]);
    }),
  );
  await softStep("The drawer shows the docs first, with the main menu one step back", async () => {
    await expect(docsPanel(page).getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
    await expect(docsPanel(page).getByRole("link", { name: "Overview" })).toBeInViewport();
    await expect(drawer(page).locator("nav[aria-label=Main]")).toHaveAttribute("inert", "");

    const back = docsPanel(page).getByRole("button", { name: "← Back to main menu" });
    const pages = mainMenu(page).getByRole("button", { name: "Documentation pages" });
    await back.press("Enter");
    await expect(pages).toBeFocused();
    for (const name of ["Documentation", "Parser", "Builder", "Playground", "Blog", "GitHub", "Workbench"])
      await expect(mainMenu(page).getByRole("link", { name, exact: true })).toBeInViewport();
    await expect(drawer(page).locator("nav[aria-label='Docs sidebar']")).toHaveAttribute("inert", "");

    await pages.press("Enter");
    await expect(back).toBeFocused();
    await expect(docsPanel(page).getByRole("link", { name: "Overview" })).toBeInViewport();
  });
  await softStep("The page behind the drawer takes neither focus nor clicks, and doesn't scroll", async () => {
    const focused = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>("footer a");
      link?.focus();
      return document.activeElement === link;
    });
    expect(focused).toBe(false);

    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(width - 10, height / 2);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(100, height / 2);
    await page.mouse.wheel(0, 4000);
    // Enough for smooth scrolling to finish.
    await nextFrames(page, 20);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step("The focus stays in the drawer, and returns to the button", async () => {
    const outside: string[] = [];
    const visited = new Set<string>();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press("Tab");
      const { inside, name } = await page.evaluate(() => {
        const element = document.activeElement;
        return {
          inside: element === document.body || Boolean(element?.closest("dialog")),
          name: element?.outerHTML.slice(0, 120) ?? "",
        };
      });
      if (inside) visited.add(name);
      else outside.push(name);
    }
    expect(outside).toEqual([]);
    expect(visited.size).toBeGreaterThan(6);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });
});

test(
  "The drawer of other pages shows the main menu, and its links open pages and close it",
  phone,
  async ({ page }) => {
    await open(page, "/");
    await markDocument(page);
    await test.step("It shows the main menu with the versions, and the docs one step further", async () => {
      await expect(mainMenu(page).getByRole("link", { name: "Playground" })).toBeInViewport();
      await expect(docsPanel(page)).toHaveCount(0);
      await mainMenu(page).locator("summary").click();
      await expect(mainMenu(page).getByRole("link", { name: /^Next/ })).toBeInViewport({ ratio: 1 });
      await mainMenu(page).locator("summary").click();
      await mainMenu(page).getByRole("button", { name: "Documentation pages" }).click();
      await expect(docsPanel(page).getByRole("link", { name: "Getting started" })).toBeInViewport();
    });
    await test.step("A link in the docs opens its page and closes the drawer, and the page scrolls", async () => {
      await docsPanel(page).getByRole("link", { name: "Getting started" }).click();
      await expect(page).toHaveURL("/docs/getting-started/");
      await expect(drawer(page)).toHaveCount(0);
      await scrollPage(page, 100);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });
    await test.step("A link in the main menu does the same", async () => {
      await toggle(page).click();
      await docsPanel(page).getByRole("button", { name: "← Back to main menu" }).click();
      await mainMenu(page).getByRole("link", { name: "Blog" }).click();
      await expect(page).toHaveURL("/blog/");
      await expect(drawer(page)).toHaveCount(0);
    });
    expect(await isMarkedDocument(page)).toBe(true);
  },
);

test("Back closes the drawer and stays on the page; another Back leaves the page", phone, async ({ page }) => {
  await visit(page, "/docs/intro/");
  await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /^Next/ }).click();
  await expect(page).toHaveURL("/docs/getting-started/");
  await test.step("Back closes the drawer and stays on the page; another Back leaves it", async () => {
    await scrollPage(page, 400);
    await scrollPage(page, 300);
    await toggle(page).click();
    await expect(drawer(page)).toBeVisible();
    const y = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL("/docs/getting-started/");
    await nextFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(y);
    await expect(toggle(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/docs/intro/");
    await page.goForward();
    await expect(page).toHaveURL("/docs/getting-started/");
    await expect(drawer(page)).toHaveCount(0);
  });
  await test.step("However the drawer was closed, one Back returns to the previous page", async () => {
    const ways = [
      () => page.keyboard.press("Escape"),
      () => clickBackdrop(page),
      () => drawer(page).getByRole("button", { name: "Close navigation bar" }).click(),
      () => docsPanel(page).getByRole("link", { name: "Getting started" }).click(),
    ];
    for (const close of ways) {
      await toggle(page).click();
      await expect(drawer(page)).toBeVisible();
      await close();
      await expect(drawer(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain("drawer");
      await expect(page).toHaveURL("/docs/getting-started/");
    }
    await page.goBack();
    await expect(page).toHaveURL("/docs/intro/");
  });
  await test.step("A page opened from the drawer replaces it in the history", async () => {
    await page.goForward();
    await expect(page).toHaveURL("/docs/getting-started/");
    await toggle(page).click();
    await docsPanel(page).getByRole("link", { name: "Use cases" }).click();
    await expect(page).toHaveURL("/docs/use-cases/");
    await expect(drawer(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/docs/getting-started/");
    await expect(drawer(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/docs/intro/");
  });
});

test("Back closes the drawer of a page opened from another document; Forward reopens it", phone, async ({ page }) => {
  await page.goto("/robots.txt");
  await open(page, "/docs/intro/#the-packages");
  const y = await page.evaluate(() => window.scrollY);
  expect(y).toBeGreaterThan(0);
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL("/docs/intro/#the-packages");
  await nextFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(y);
  await expect(toggle(page)).toBeFocused();
  await test.step("Forward reopens it, and a reload keeps it open", async () => {
    await page.goForward();
    await expect(drawer(page)).toBeVisible();
    await page.reload();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL("/docs/intro/#the-packages");
  });
  await page.goBack();
  await expect(page).toHaveURL("/robots.txt");
});

/** Whether this script contains the drawer. */
const isDrawer = (script: string): boolean => script.includes("Close navigation bar");

test(
  "If the drawer's code fails to load, it offers to try again, with a spinner meanwhile",
  phone,
  async ({ page }) => {
    const letPass = await failScripts(page, isDrawer);
    await visit(page, "/docs/intro/");
    await toggle(page).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("could not be loaded");
    const retry = alert.getByRole("button", { name: "Retry" });
    await expect(retry).toBeInViewport({ ratio: 1 });
    letPass();
    const release = await holdScripts(page, isDrawer);
    await retry.click();
    const spinner = page.getByRole("status", { name: "Loading" });
    await expect(spinner).toBeVisible();
    await expect(alert).toHaveCount(0);
    release();
    await expect(drawer(page)).toBeVisible();
    await expect(spinner).toHaveCount(0);
  },
);
