import { expect, test } from "@playwright/test";

import { navbarHeight } from "../../src/theme/breakpoints";
import { scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

test("A list of headings has only levels 2 and 3, and its last one can be reached", async ({ page }) => {
  await softStep("The list of headings has only levels 2 and 3", async () => {
    await visit(page, "/markdown-page/");
    const headings = await page
      .locator(".prose :is(h2, h3)[id]:not(.sr-only)")
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    const links = page.locator("nav.toc a");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(headings);
    expect(headings).toContain("#own-id");
    await expect(links.filter({ hasText: "A heading of level 4" })).toHaveCount(0);
  });
  await test.step("Nothing lies across a long list of headings, and its last one can be reached", async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await visit(page, "/docs/parser/api-reference/");
    await scrollPage(page, 3000);
    const toTop = page.locator("nav.toc").getByRole("button", { name: "Back to top" });
    await expect(toTop).toBeInViewport({ ratio: 1 });
    const [list, button] = await page
      .locator("nav.toc :is(.toc-list:not(.toc-list .toc-list), .to-top)")
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
    expect(list!.bottom).toBeLessThanOrEqual(button!.top);
    const last = page.locator("nav.toc a").last();
    await last.scrollIntoViewIfNeeded();
    const target = await last.getAttribute("href");
    await last.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });
});

test("The list of headings marks the one being read and links to each", async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await test.step("A heading has a labelled permalink", async () => {
    const link = page.getByRole("link", { name: "Direct link to Security limits" });
    await link.focus();
    await expect(link).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/docs/parser/overview/#security-limits");
  });
  await test.step("The list of headings marks the one being read", async () => {
    const active = page.locator("nav.toc [aria-current=location]");
    for (const id of ["what-parse-reads", "security-limits", "version-detection"]) {
      const top = await page
        .locator(`#${id}`)
        .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      await scrollPage(page, top - navbarHeight);
      await expect(active).toHaveCount(1);
      await expect(active).toHaveAttribute("href", `#${id}`);
    }
    await scrollPage(page, 0);
    await expect(active).not.toHaveAttribute("href", "#version-detection");
  });
  await test.step("A heading's link in the list scrolls to it, marks it and focuses it", async () => {
    await page.locator("nav.toc").getByRole("link", { name: "What stays empty" }).click();
    await expect(page).toHaveURL("/docs/parser/overview/#what-stays-empty");
    const heading = page.locator("#what-stays-empty");
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeFocused();
    await expect(page.locator("nav.toc [aria-current=location]")).toHaveText("What stays empty");
  });
});
