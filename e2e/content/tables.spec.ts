import { expect, test } from "@playwright/test";

import { aroundText, axeViolations, axeViolationsOfWidth } from "../support/axe-violations";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atBothEnds } from "../support/widths";

test("A table's row is a block on a phone, and a row for screen readers everywhere", async ({ page }) => {
  await visit(page, "/docs/parser/");
  const table = page.locator(".table", { hasText: "You want to" }).first();
  const first = table.locator("tbody tr").first();
  const listened = page.getByRole("table").first();
  await atBothEnds(page, (width) =>
    softStep(`${width} pixels wide`, async () => {
      const isPhone = width === 375;
      const [name, status, works] = await first
        .locator("> *")
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
      expect(status!.right).toBeLessThanOrEqual(width);
      expect(status!.top).toBeLessThan(name!.bottom);
      if (isPhone) expect(works!.top).toBeGreaterThanOrEqual(name!.bottom);
      else expect(works!.top).toBe(name!.top);
      const label = await first
        .locator("td")
        .last()
        .evaluate((cell) => getComputedStyle(cell, "::before").content);
      expect(label).toContain(isPhone ? "Where" : "none");

      await expect(listened.getByRole("columnheader")).toHaveText(["You want to", "Status", "Where"]);
      const row = listened.getByRole("row").nth(1);
      await expect(row.getByRole("rowheader")).toHaveCount(1);
      await expect(row.getByRole("cell")).toHaveCount(2);
      await expect(row.getByRole("cell", { name: "works" })).toBeVisible();
      const rules = isPhone ? axeViolationsOfWidth : axeViolations;
      expect.soft(await rules(page, { but: aroundText })).toEqual([]);
    }),
  );
});
