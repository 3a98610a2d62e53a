import { expect } from "@playwright/test";

import { runAheadUntil } from "../support/clock";
import { searchDialog } from "../support/search";
import { softStep } from "../support/soft-step";
import { hydrated, visit } from "../support/visit";
import { chunkFaults, searchFaults } from "./server/faults";
import { test } from "./server/test";

const newBuild = { files: /^\/page-data\/app-data\.json$/, instead: { text: '{"webpackCompilationHash":"another"}' } };

test("Parts whose code is missing report it, and load on another try", async ({ page, server }) => {
  const alert = page.getByRole("alert");
  const search = page.getByRole("button", { name: "Search" });
  await visit(page, "/docs/intro/");
  await test.step("After a deploy, Reload loads what is missing", async () => {
    server.have(chunkFaults["a status of 404"], newBuild);
    await search.click();
    await expect(alert).toContainText("The site has been updated");
    server.have();
    const loaded = page.waitForEvent("load");
    await alert.getByRole("button", { name: "Reload" }).click();
    await loaded;
    await hydrated(page);
    await expect(alert).toHaveCount(0);
  });
  await test.step("Otherwise the search doesn't blame the connection, and Retry loads it", async () => {
    server.have(chunkFaults["a cut line"]);
    await search.click();
    await expect(alert).toContainText("The fault is the site’s, not your connection’s.");
    await expect(alert).not.toContainText(/chunk|http/);
    server.have();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("combobox")).toBeVisible();
  });
  await test.step("So does the list of keys, on Try again", async () => {
    server.have(chunkFaults["a status of 404"]);
    await searchDialog(page).getByRole("button", { name: "Keyboard shortcuts" }).click();
    await expect(alert).toContainText("The fault is the site’s, not your connection’s.");
    server.have();
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  });
});

test("A failed query blames the connection only if no answer comes", async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  for (const [name, fault] of Object.entries(searchFaults))
    await softStep(name, async () => {
      server.have();
      await visit(page, "/docs/intro/");
      server.have(fault);
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("combobox").fill("preset");
      const isLate = fault.instead === "hangs";
      if (isLate) await expect(page.getByText("No recent searches")).toBeHidden();
      const alert = page.getByRole("alert");
      const title = isLate ? "Unable to fetch results" : "The search has failed";
      await runAheadUntil(page, () => expect(alert).toContainText(title, { timeout: 1_000 }));
      await expect(alert).toContainText(isLate ? "check your network connection" : "not your connection's");
      server.have();
      await alert.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("treeitem").first()).toBeVisible();
    });
});

/** No JSON, something else than a list, and a list of things that are no searches. */
const garbage = [
  "{broken",
  '{"length":1}',
  '[null,7,{"objectID":"1"},{"objectID":"2","url":"/","type":"lvl1","hierarchy":{}}]',
];

test("The search opens whatever is stored as recent and favourite searches", async ({ page }) => {
  await visit(page, "/docs/intro/");
  for (const [index, value] of garbage.entries())
    await softStep(value, async () => {
      await page.evaluate(
        ([recent, favorite]) => {
          localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__ddex-suite", recent!);
          localStorage.setItem("__DOCSEARCH_FAVORITE_SEARCHES__ddex-suite", favorite!);
        },
        [value, garbage.at(index - 1)!],
      );
      await page.getByRole("button", { name: "Search" }).click();
      await expect(searchDialog(page)).toContainText("No recent searches");
      await page.getByRole("combobox").fill("preset");
      await expect(page.getByRole("treeitem").first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("combobox")).toHaveCount(0);
    });
});

test("The list of all symbols is readable if its form's code is missing, and has no form", async ({ page, server }) => {
  // The page's own code is in another chunk.
  await visit(page, "/docs/intro/");
  server.have(chunkFaults["a status of 404"]);
  await page.evaluate(() => window.___navigate("/docs/api/"));
  await expect(page).toHaveURL("/docs/api/");
  const list = page.locator(".symbol-index");
  await expect(list.getByRole("search")).toHaveCount(0);
  await expect(list.getByRole("link").first()).toBeVisible();
});
