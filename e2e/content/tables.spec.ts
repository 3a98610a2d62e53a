import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { axeViolations } from "../support/axe-violations";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

const PHONE = 640;

const isPhone = (page: Page): boolean => page.viewportSize()!.width <= PHONE;

test("A table's row is a block on a phone, and a row for screen readers everywhere", bothEnds, async ({ page }) => {
  await visit(page, "/docs/parser/");
  const table = page.locator(".table", { hasText: "You want to" }).first();
  const first = table.locator("tbody tr").first();
  const [name, status, works] = await first
    .locator("> *")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
  expect(status!.right).toBeLessThanOrEqual(page.viewportSize()!.width);
  expect(status!.top).toBeLessThan(name!.bottom);
  if (isPhone(page)) expect(works!.top).toBeGreaterThanOrEqual(name!.bottom);
  else expect(works!.top).toBe(name!.top);
  const label = await first
    .locator("td")
    .last()
    .evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toContain(isPhone(page) ? "Where" : "none");

  const listened = page.getByRole("table").first();
  await expect(listened.getByRole("columnheader")).toHaveText(["You want to", "Status", "Where"]);
  const row = listened.getByRole("row").nth(1);
  await expect(row.getByRole("rowheader")).toHaveCount(1);
  await expect(row.getByRole("cell")).toHaveCount(2);
  await expect(row.getByRole("cell", { name: "works" })).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
});
