import { expect, test } from "@playwright/test";

import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atEachWidth, bothEnds } from "../support/widths";

test("A docs page has its list of headings once, and breadcrumbs from the home page", bothEnds, async ({ page }) => {
  await softStep("The list of the page's headings appears once: next to the text, or collapsed above it", async () => {
    await visit(page, "/docs/parser/overview/");
    await atEachWidth(page, async (width) => {
      await expect(page.locator("nav.toc")).toBeVisible({ visible: width >= 1200 });
      await expect(page.locator("details.mobile-toc")).toBeVisible({ visible: width < 1200 });
    });
  });
  await test.step("Breadcrumbs link from the home page through the section to the page", async () => {
    const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(breadcrumbs.getByRole("link")).toHaveCount(2);
    await expect(breadcrumbs.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");
    await expect(breadcrumbs.getByText("Overview")).toHaveAttribute("aria-current", "page");
    await breadcrumbs.getByRole("link", { name: "Parser" }).click();
    await expect(page).toHaveURL("/docs/parser/");
    await expect(breadcrumbs.getByRole("link")).toHaveCount(1);
  });
});
