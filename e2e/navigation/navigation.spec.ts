import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { isMarkedDocument, markDocument } from "../support/document-marker";
import { holdPageData, pageDataUrl, recordPageData } from "../support/page-data";
import { nextFrames, scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { hydrated, visit } from "../support/visit";

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Adds a link to the end of the page's text. */
const addLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = "Added link";
    document.querySelector(".prose")?.append(link);
  }, href);

test("Links in the text, sidebar, breadcrumbs, pager, navbar and footer load no new document", async ({ page }) => {
  await visit(page, "/");
  await markDocument(page);
  const steps = [
    [page.getByRole("main").getByRole("link", { name: "Get started" }), "/docs/getting-started/"],
    [page.locator(".docs-sidebar").getByRole("link", { name: "Introduction" }), "/docs/intro/"],
    [page.locator(".prose a[href='/docs/status/']"), "/docs/status/"],
    [page.locator(".prose a[href='/docs/parser/#find-your-job']"), "/docs/parser/#find-your-job"],
    [
      page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /^Next/ }),
      "/docs/parser/overview/",
    ],
    [page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Parser" }), "/docs/parser/"],
    [page.getByRole("contentinfo").getByRole("link", { name: "What a page can contain" }), "/markdown-page/"],
    [page.locator(".prose p").getByRole("link", { name: "link to the introduction" }), "/docs/intro/"],
    [page.getByRole("banner").getByRole("link", { name: "DDEX Suite" }), "/"],
  ] as const;
  for (const [link, path] of steps) {
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(await isMarkedDocument(page)).toBe(true);
});

test("The next page starts at its top, with the navbar, and Tab starts at the skip link", async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await scrollPage(page, 400);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /^Next/ }).click();
  await expect(page).toHaveURL("/docs/parser/installation/");
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole("banner")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
});

test("A route change is announced, and the whole page is there as soon as it is shown", async ({ page }) => {
  await softStep("A route change is announced", async () => {
    await visit(page, "/docs/intro/");
    await page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }).click();
    await expect(page.locator("#gatsby-announcer")).toHaveText(/^Navigated to Use cases/);
    await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "assertive");
  });
  await test.step("Content below the first screen is there as soon as a page is shown", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Use cases/);
    await expect(page.locator(".prose h2").last()).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
  });
});

test("Back restores the scroll position", async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await scrollPage(page, 900);
  // Playwright's click would scroll the page if the sidebar still moves with the navbar.
  await page
    .locator(".docs-sidebar")
    .getByRole("link", { name: "Use cases" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/docs/use-cases/");
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/docs/parser/overview/");
  await expect.poll(() => scrollY(page)).toBe(900);
});

test("Back from a heading of the same page restores the position from which it was left", async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await scrollPage(page, 300);
  const links = page.locator("nav.toc a");
  await links.last().click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(600);
  await nextFrames(page, 4);
  await scrollPage(page, 1000);
  await page
    .locator(".prose h2 .anchor, .prose h2 a[href^='#']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => scrollY(page)).toBeLessThan(900);
  await nextFrames(page, 4);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(1000);
  await nextFrames(page, 4);
  expect(await scrollY(page)).toBe(1000);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(300);
  await nextFrames(page, 4);
  expect(await scrollY(page)).toBe(300);
});

test("A page opened again by a link starts at its top; Back and a reload restore the position", async ({ page }) => {
  const glossary = "/docs/glossary/";
  await visit(page, glossary);
  await scrollPage(page, 4000);
  await page.goto("/404.html");
  await visit(page, glossary);
  await nextFrames(page);
  expect(await scrollY(page)).toBe(0);
  await scrollPage(page, 700);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goBack();
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL(glossary);
  await expect.poll(() => scrollY(page)).toBe(4000);
});

test("A page opened a second time and left at its top is at its top after Back", async ({ page }) => {
  await visit(page, "/docs/use-cases/");
  await scrollPage(page, 900);
  await page.goto("/404.html");
  await visit(page, "/docs/use-cases/");
  await page.locator(".docs-sidebar").getByRole("link", { name: "Getting started" }).click();
  await expect(page).toHaveURL("/docs/getting-started/");
  await page.goBack();
  await expect(page).toHaveURL("/docs/use-cases/");
  await nextFrames(page, 4);
  expect(await scrollY(page)).toBe(0);
});

/** All text of the page, visible or not, without scripts. */
const proseText = (page: Page): Promise<string> =>
  page.locator(".prose").evaluate((prose) => {
    const copy = prose.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll("script")) script.remove();
    return copy.textContent ?? "";
  });

test("A page opened first has the same text after Back, and isn't requested again", async ({ page }) => {
  for (const route of ["/docs/getting-started/", "/docs/api/builder/rust/", "/markdown-page/"])
    await softStep(route, async () => {
      await visit(page, route);
      const text = await proseText(page);
      const requested = recordPageData(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Introduction" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Introduction/);
      await page.goBack();
      await expect(page).toHaveURL(route);
      await expect.poll(() => proseText(page)).toBe(text);
      expect([...requested]).not.toContain(route);
    });
});

test("A link to a heading scrolls to it, to a missing one to the top, and a query nowhere", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await addLink(page, "/docs/parser/overview/#security-limits");
  await page.getByRole("link", { name: "Added link" }).click();
  await expect(page).toHaveURL("/docs/parser/overview/#security-limits");
  const heading = page.locator("#security-limits");
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeFocused();
  const { y } = (await heading.boundingBox()) ?? { y: -1 };
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(150);

  await visit(page, "/docs/intro/");
  await addLink(page, "/docs/parser/overview/#nowhere");
  await page.getByRole("link", { name: "Added link" }).click();
  await expect(page).toHaveURL("/docs/parser/overview/#nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/pars/i);
  await expect.poll(() => scrollY(page)).toBe(0);

  await visit(page, "/docs/parser/overview/");
  await markDocument(page);
  await addLink(page, "?from=here");
  await scrollPage(page, 700);
  await page.getByRole("link", { name: "Added link" }).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL("/docs/parser/overview/?from=here");
  await nextFrames(page);
  await nextFrames(page);
  expect(await scrollY(page)).toBe(700);
  expect(await isMarkedDocument(page)).toBe(true);
});

test("Loading a page at a heading shows and focuses it, not under the navbar", async ({ page }) => {
  await visit(page, "/docs/parser/overview/#security-limits");
  const heading = page.locator("#security-limits");
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await nextFrames(page);
  const covered = await heading.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 2, top + height / 2));
  });
  expect(covered).toBe(false);
  expect((await heading.boundingBox())?.y).toBeLessThan(150);
});

test("A click with Ctrl opens the page in a new tab", async ({ page, context }) => {
  await visit(page, "/docs/intro/");
  const opened = context.waitForEvent("page");
  await page
    .locator(".docs-sidebar")
    .getByRole("link", { name: "Use cases" })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/docs/use-cases/");
  await expect(page).toHaveURL("/docs/intro/");
});

test("Links to other sites in the text open in a new tab and are marked as such", async ({ page }) => {
  await visit(page, "/markdown-page/");
  const link = page.locator(".prose").getByRole("link", { name: "the toolkit's repository" });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain("↗");
});

test("A page whose data fails to load opens as a new document, at the requested heading", async ({ page }) => {
  await visit(page, "/docs/intro/");
  await markDocument(page);
  let failing = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) failing = false;
  });
  await page.route(pageDataUrl("/docs/parser/overview/"), (route) => (failing ? route.abort() : route.continue()));
  await addLink(page, "/docs/parser/overview/?from=test#security-limits");
  await page.getByRole("link", { name: "Added link" }).click();
  await expect(page.getByRole("heading", { name: "Security limits" })).toBeVisible();
  await hydrated(page);
  expect(await isMarkedDocument(page)).toBe(false);
  await expect(page).toHaveURL("/docs/parser/overview/?from=test#security-limits");
});

test("The last click wins even if an earlier page arrives late", async ({ page }) => {
  await visit(page, "/docs/intro/");
  const sidebar = page.locator(".docs-sidebar");
  const release = await holdPageData(page, "/docs/use-cases/");
  await sidebar.getByRole("link", { name: "Use cases" }).click();
  await sidebar.getByRole("link", { name: "Getting started" }).click();
  await expect(page).toHaveURL("/docs/getting-started/");
  const late = page.waitForResponse(pageDataUrl("/docs/use-cases/"));
  release();
  await (await late).finished();
  await nextFrames(page);
  await nextFrames(page);
  await expect(page).toHaveURL("/docs/getting-started/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Use cases/);
});
