import { expect, test } from "@playwright/test";

import { navbarHeight, tocMin } from "../../src/theme/breakpoints";
import { scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atEachWidth } from "../support/widths";

test("The list of headings marks the one being read, links to each, and shows the last of many", async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  await softStep("It is next to the text if there is room for it", () =>
    atEachWidth(page, async (width) => {
      await expect(page.locator("nav.toc")).toBeVisible({ visible: width >= tocMin });
      await expect(page.locator("details.mobile-toc")).toBeVisible({ visible: width < tocMin });
    }),
  );
  await softStep("A heading has a labelled permalink", async () => {
    const link = page.getByRole("link", { name: "Direct link to Security limits" });
    await link.focus();
    await expect(link).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/docs/parser/overview/#security-limits");
  });
  await softStep("The list of headings marks the one being read", async () => {
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
  await softStep("A heading's link in the list scrolls to it, marks it and focuses it", async () => {
    await page.locator("nav.toc").getByRole("link", { name: "What stays empty" }).click();
    await expect(page).toHaveURL("/docs/parser/overview/#what-stays-empty");
    const heading = page.locator("#what-stays-empty");
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeFocused();
    await expect(page.locator("nav.toc [aria-current=location]")).toHaveText("What stays empty");
  });
  await softStep("Nothing lies across a long list of headings, and its last one can be reached", async () => {
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
