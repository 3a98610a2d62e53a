import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { isMarkedDocument, markDocument } from "../support/document-marker";
import { recordPageData } from "../support/page-data";
import { nextFrames, scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { hydrated, visit } from "../support/visit";

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls the page at once. */
const jump = (page: Page, to: number): Promise<void> => scrollPage(page, to, 1);

/** Clicks a link where it is: Playwright's click would scroll the page if the sidebar still moves with the navbar. */
const clickInPlace = (link: Locator): Promise<void> => link.evaluate((element: HTMLElement) => element.click());

/** Adds a link to the end of the page's text, and clicks it there. */
const followNew = async (page: Page, href: string): Promise<void> => {
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = "Added link";
    document.querySelector(".prose")?.append(link);
  }, href);
  await clickInPlace(page.getByRole("link", { name: "Added link" }));
};

test("Links in the text, sidebar, breadcrumbs, pager, navbar and footer load no new document", async ({ page }) => {
  const follow = (link: Locator, path: string): Promise<void> =>
    test.step(path, async () => {
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  const text = page.locator(".prose");
  const pager = page.getByRole("navigation", { name: "Docs pages" });
  await visit(page, "/");
  await markDocument(page);
  await follow(page.getByRole("main").getByRole("link", { name: "Get started" }), "/docs/getting-started/");
  await follow(page.locator(".docs-sidebar").getByRole("link", { name: "Introduction" }), "/docs/intro/");
  await softStep("A route change is announced, and the whole page is there as soon as it is shown", async () => {
    await expect(page.locator("#gatsby-announcer")).toHaveText(/^Navigated to Introduction/);
    await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "assertive");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Introduction/);
    await expect(page.locator(".prose h2").last()).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
  });
  await follow(text.locator("a[href='/docs/status/']"), "/docs/status/");
  await follow(text.locator("a[href='/docs/parser/#find-your-job']"), "/docs/parser/#find-your-job");
  await follow(pager.getByRole("link", { name: /^Next/ }), "/docs/parser/overview/");
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await follow(breadcrumbs.getByRole("link", { name: "Parser" }), "/docs/parser/");
  const footer = page.getByRole("contentinfo");
  await follow(footer.getByRole("link", { name: "What a page can contain" }), "/markdown-page/");
  await softStep("Links to other sites in the text open in a new tab and are marked as such", async () => {
    const link = text.getByRole("link", { name: "the toolkit's repository" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain("↗");
  });
  const banner = page.getByRole("banner");
  const main = banner.getByRole("navigation", { name: "Main" });
  for (const [name, path] of [
    ["Documentation", "/docs/intro/"],
    ["Parser", "/docs/parser/"],
    ["Builder", "/docs/builder/"],
    ["Playground", "/playground/"],
    ["Blog", "/blog/"],
  ] as const) {
    const link = main.getByRole("link", { name, exact: true });
    await follow(link, path);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(main.locator("[aria-current=page]")).toHaveCount(1);
  }
  await follow(banner.getByRole("link", { name: "DDEX Suite" }), "/");
  expect(await isMarkedDocument(page)).toBe(true);
});

test("The next page starts at its top, with navbar and skip link; Back restores the position", async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await scrollPage(page, 900);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await softStep("A query in a link moves nothing, and loads no document", async () => {
    await markDocument(page);
    await followNew(page, "?from=here");
    await expect(page).toHaveURL("/docs/parser/overview/?from=here");
    await nextFrames(page, 4);
    expect(await scrollY(page)).toBe(900);
    expect(await isMarkedDocument(page)).toBe(true);
  });
  await clickInPlace(page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }));
  await expect(page).toHaveURL("/docs/use-cases/");
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole("banner")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/docs/parser/overview/?from=here");
  await expect.poll(() => scrollY(page)).toBe(900);
});

test("Back from a heading of the same page restores the position from which it was left", async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await jump(page, 300);
  await clickInPlace(page.locator("nav.toc a").last());
  await expect.poll(() => scrollY(page)).toBeGreaterThan(600);
  await nextFrames(page, 4);
  await jump(page, 1000);
  await clickInPlace(page.locator(".prose h2 .anchor, .prose h2 a[href^='#']").first());
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
  const path = "/docs/use-cases/";
  await visit(page, path);
  await jump(page, 900);
  await page.goto("/robots.txt");
  await visit(page, path);
  await nextFrames(page);
  expect(await scrollY(page)).toBe(0);
  await softStep("If it is left at its top, it is at its top after Back", async () => {
    await page.locator(".docs-sidebar").getByRole("link", { name: "Getting started" }).click();
    await expect(page).toHaveURL("/docs/getting-started/");
    await page.goBack();
    await expect(page).toHaveURL(path);
    await nextFrames(page, 4);
    expect(await scrollY(page)).toBe(0);
  });
  await jump(page, 700);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goBack();
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollY(page)).toBe(900);
});

/** All text of the page, visible or not, without scripts. */
const proseText = (page: Page): Promise<string> =>
  page.locator(".prose").evaluate((prose) => {
    const copy = prose.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll("script")) script.remove();
    return copy.textContent ?? "";
  });

test("A page opened first has the same text after Back, and isn't requested again", async ({ page }) => {
  for (const route of ["/docs/getting-started/", "/docs/api/parser/typescript/", "/markdown-page/"])
    await softStep(route, async () => {
      await visit(page, route);
      const text = await proseText(page);
      const requested = recordPageData(page);
      await clickInPlace(page.getByRole("contentinfo").getByRole("link", { name: "Introduction" }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Introduction/);
      await page.goBack();
      await expect(page).toHaveURL(route);
      await expect.poll(() => proseText(page)).toBe(text);
      expect([...requested]).not.toContain(route);
    });
});

test("An address with a heading shows and focuses it, and one with a missing heading the top", async ({ page }) => {
  const path = "/docs/parser/overview/";
  const heading = page.locator("#security-limits");
  const isShown = async (): Promise<void> => {
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeFocused();
    await nextFrames(page);
    const covered = await heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + 2, top + height / 2));
    });
    expect(covered).toBe(false);
    expect((await heading.boundingBox())?.y).toBeLessThan(150);
  };
  const goToIntroduction = async (): Promise<void> => {
    await clickInPlace(page.locator(".docs-sidebar").getByRole("link", { name: "Introduction" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Introduction/);
  };
  await softStep("Loading a page at a heading shows and focuses it, not under the navbar", async () => {
    await visit(page, `${path}#security-limits`);
    await isShown();
  });
  await markDocument(page);
  await softStep("A link to a heading of another page does the same", async () => {
    await goToIntroduction();
    await followNew(page, `${path}#security-limits`);
    await expect(page).toHaveURL(`${path}#security-limits`);
    await isShown();
  });
  await softStep("A link to a missing heading shows the page's top", async () => {
    await goToIntroduction();
    await followNew(page, `${path}#nowhere`);
    await expect(page).toHaveURL(`${path}#nowhere`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/pars/i);
    await expect.poll(() => scrollY(page)).toBe(0);
  });
  expect(await isMarkedDocument(page)).toBe(true);
});
