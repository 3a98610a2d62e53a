import { expect, test } from "@playwright/test";

import { hiddenRoutes, routes } from "../support/routes";
import { servedDocument } from "../support/served";

test("Every header cell has text, and rows identified by their first cells have them as headers", async ({ page }) => {
  test.setTimeout(120_000);
  let tables = 0;
  for (const route of [...routes, ...hiddenRoutes]) {
    const served = await servedDocument(page, route);
    const { count, faults } = await served.evaluate((document) => {
      const text = (cell: Element | undefined): string => cell?.textContent?.trim() ?? "";
      const found = [...document.querySelectorAll("table")];
      return {
        count: found.length,
        faults: found.flatMap((table) => {
          const cells = [...table.querySelectorAll("thead tr > *, th")];
          const unnamed = cells.filter((cell) => cell.localName !== "th" || text(cell) === "");
          const first = [...table.querySelectorAll("tbody tr")].map((row) => row.children[0]);
          const names = first.map(text);
          const distinguish = !names.includes("") && new Set(names).size === names.length;
          const plain = first.filter((cell) => !cell?.matches("th[scope=row]"));
          const label = table.parentElement?.getAttribute("aria-label") ?? text(table).slice(0, 80);
          return [
            ...unnamed.map(({ outerHTML }) => `${label}: ${outerHTML} names nothing`),
            ...(distinguish ? plain : []).map((cell) => `${label}: ${text(cell)} isn't a header of its row`),
          ];
        }),
      };
    });
    tables += count;
    expect.soft(faults, route).toEqual([]);
    await served.dispose();
  }
  expect(tables).toBeGreaterThan(300);
});
