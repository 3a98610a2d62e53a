import { expect } from "@playwright/test";

import { runAheadUntil } from "../support/clock";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { chunkFaults, searchFaults } from "./server/faults";
import { test } from "./server/test";

const newBuild = { files: /^\/page-data\/app-data\.json$/, instead: { text: '{"webpackCompilationHash":"another"}' } };

for (const [name, fault] of Object.entries(chunkFaults)) {
  test(`The search reports that its code is missing, and Retry loads it; ${name}`, async ({ page, server }) => {
    await visit(page, "/docs/intro/");
    server.have(fault);
    await page.getByRole("button", { name: "Search" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The fault is the site’s, not your connection’s.");
    await expect(alert).not.toContainText(/chunk|http/);
    server.have();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("combobox")).toBeVisible();
  });

  test(`After a deploy, Reload loads what is missing; ${name}`, async ({ page, server }) => {
    await visit(page, "/docs/intro/");
    server.have(fault, newBuild);
    await page.getByRole("button", { name: "Search" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The site has been updated");
    server.have();
    const loaded = page.waitForEvent("load");
    await alert.getByRole("button", { name: "Reload" }).click();
    await loaded;
    await expect(alert).toHaveCount(0);
  });
}

test("A failed query blames the connection only if no answer comes", async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  for (const [name, fault] of Object.entries(searchFaults))
    await softStep(name, async () => {
      await visit(page, "/docs/intro/");
      server.have(fault);
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("combobox").fill("preset");
      if (fault.instead === "hangs") await expect(page.getByText("No recent searches")).toBeHidden();
      const alert = page.getByRole("alert");
      const isLate = fault.instead === "hangs";
      const title = isLate ? "Unable to fetch results" : "The search has failed";
      await runAheadUntil(page, () => expect(alert).toContainText(title, { timeout: 1_000 }));
      await expect(alert).toContainText(isLate ? "check your network connection" : "not your connection's");
      server.have();
      await alert.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("treeitem").first()).toBeVisible();
    });
});

test("The search reports a missing worker without blaming the connection", async ({ page, server }) => {
  await page.clock.install();
  await visit(page, "/docs/intro/");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("combobox")).toBeVisible();
  // The worker's script loads with the first query; the modal's code is already there.
  server.have(
    { files: /^\/[^/]+\.js$/, instead: { status: 404 } },
    { files: /^\/search-index/, instead: { status: 404 } },
  );
  await page.getByRole("combobox").fill("preset");
  const alert = page.getByRole("alert");
  await runAheadUntil(page, () => expect(alert).toContainText("The search has failed", { timeout: 1_000 }));
  await expect(alert).not.toContainText("check your network connection");
});

const garbage = [
  "x",
  "{}",
  "[null]",
  "[1]",
  '[{"objectID":"a"}]',
  '{"length":1}',
  '[{"hierarchy":{}}]',
  "null",
  '"a"',
  "true",
  '[null,7,{"objectID":"1"},{"objectID":"2","url":"/","type":"lvl1","hierarchy":{}}]',
  "{broken",
];

test("The search opens whatever is stored as recent and favourite searches", async ({ page }) => {
  await visit(page, "/docs/intro/");
  for (const [index, value] of garbage.entries()) {
    await page.evaluate(
      ([recent, favorite]) => {
        localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__ddex-suite", recent!);
        localStorage.setItem("__DOCSEARCH_FAVORITE_SEARCHES__ddex-suite", favorite!);
      },
      [value, garbage.at(index - 1)!],
    );
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("combobox"), value).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Search" }), value).toContainText("No recent searches");
    await page.getByRole("combobox").fill("preset");
    await expect(page.getByRole("treeitem").first(), value).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toHaveCount(0);
  }
});

test("The list of keys reports missing code, and loads on another try", async ({ page, server }) => {
  await visit(page, "/docs/intro/");
  await page.getByRole("button", { name: "Search" }).click();
  const button = page.getByRole("dialog", { name: "Search" }).getByRole("button", { name: "Keyboard shortcuts" });
  await expect(button).toBeVisible();
  server.have(chunkFaults["a status of 404"]);
  await button.click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("The fault is the site’s, not your connection’s.");
  server.have();
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
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
