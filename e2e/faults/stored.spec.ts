import { isLongTier } from "@ddex-suite/ern/test/tier";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

import { openCard, openPlayground, sourceEditor, start, typeAtEnd } from "../support/playground";
import { searchDialog, searchInput, searchItems } from "../support/search";
import { softStep } from "../support/soft-step";
import { forgetAll } from "../support/storage";
import { visit } from "../support/visit";
import { quietTest as test } from "./server/test";

type Area = "localStorage" | "sessionStorage";

const garbage = [
  "",
  "x",
  "null",
  "{}",
  "[null]",
  '[{"objectID":"a","path":1}]',
  '{"source":1,"opened":{}}',
  "1e999",
  "-1",
  "<img src=x onerror=alert(1)>",
];

/** What differs most: no JSON, which is read like JSON of nothing, and JSON of a list, an object and too big a number. */
const tried = isLongTier ? garbage : ["x", "[null]", '{"source":1,"opened":{}}', "1e999"];

/** Everything that pages store in the browser, by a page that reads it. */
const keys: Readonly<Record<string, readonly [area: Area, key: string][]>> = {
  "/docs/parser/installation/": [
    ["localStorage", "theme"],
    ["localStorage", "keys"],
    ["localStorage", "sidebar"],
    ["localStorage", "sidebar.category./docs/parser/"],
    ["localStorage", "sidebar.items./docs/parser/"],
    ["localStorage", "tab.language"],
    ["localStorage", "tab.package-manager"],
    ["localStorage", "announcement.id"],
    ["localStorage", "announcement.dismiss"],
    ["localStorage", "docs-preferred-version-default"],
    ["localStorage", "read-pages"],
    ["localStorage", "__DOCSEARCH_RECENT_SEARCHES__ddex-suite"],
    ["localStorage", "__DOCSEARCH_FAVORITE_SEARCHES__ddex-suite"],
    ["sessionStorage", "sidebar-scroll"],
    ["sessionStorage", "@@scroll|/docs/parser/installation/|kept"],
    ["sessionStorage", "gatsby-reload-compilation-hash-match"],
  ],
  "/playground/": [
    ["localStorage", "playground"],
    ["localStorage", "playground:kept"],
    ["localStorage", "playground.only"],
    ["sessionStorage", "playground"],
    ["sessionStorage", "playground.before"],
    ["localStorage", "playground.split"],
  ],
};

/** What is removed as soon as its reader finds that it is none. */
const dropped = [
  "__DOCSEARCH_RECENT_SEARCHES__ddex-suite",
  "__DOCSEARCH_FAVORITE_SEARCHES__ddex-suite",
  "playground",
  "playground:kept",
  "playground.split",
];

const put = (page: Page, ...entry: [area: Area, key: string, value: string]): Promise<void> =>
  page.evaluate(([area, key, value]) => window[area].setItem(key, value), entry);

const works = async (page: Page, path: string): Promise<void> => {
  await visit(page, path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.getByText("This page crashed.")).toHaveCount(0);
  // The search has nothing of the playground's.
  if (path === "/playground/") return expect(start(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(searchInput(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(searchDialog(page)).toHaveCount(0);
};

for (const [path, read] of Object.entries(keys))
  test(`${path} works whatever is stored for it`, async ({ page }) => {
    test.slow();
    // The history entry to which the stored position belongs.
    await page.addInitScript(() => history.replaceState({ key: "kept" }, ""));
    // Each key gets each value once, along with various values of the other keys.
    for (const turn of tried.keys()) {
      const entries = read.map(([area, key], index) => [area, key, tried[(turn + index) % tried.length]!] as const);
      await test.step(entries.map(([, key, value]) => `${key}: ${value}`).join(", "), async () => {
        // An open page of the playground would store its message again.
        await page.goto("/robots.txt");
        for (const entry of entries) await put(page, ...entry);
        await works(page, path);
        if (path === "/playground/") await openCard(page, "A single");
        const left = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
        const wrong = read.filter(([, key]) => dropped.includes(key) && tried.includes(left[key] ?? "removed"));
        expect(wrong).toEqual([]);
      });
    }
  });

/** Recreates the playground's database, with this version and these rows in its stores. */
const putDatabase = (page: Page, version: number, rows: Record<string, object[]>): Promise<void> =>
  page.evaluate(
    ([wanted, stores]) =>
      new Promise<void>((resolve, reject) => {
        indexedDB.deleteDatabase("playground");
        const request = indexedDB.open("playground", wanted);
        request.onerror = () => reject(request.error!);
        request.onupgradeneeded = () => {
          for (const [name, values] of Object.entries(stores)) {
            const store = request.result.createObjectStore(name, { keyPath: "id" });
            for (const value of values) store.put(value);
          }
        };
        request.onsuccess = () => (request.result.close(), resolve());
      }),
    [version, rows] as const,
  );

const entry = { id: "a", time: 1, name: "a.xml", messageId: "", version: "", isChanged: true };
const databases: Record<string, [version: number, rows: Record<string, object[]>]> = {
  "of another version": [7, {}],
  "without its stores": [1, {}],
  "with other things, with a message that is none and with one that it lists and has not": [
    1,
    {
      entries: [{ id: "x" }, { id: "y", time: "x" }, entry, { ...entry, id: "b" }],
      sessions: [{ id: "x" }, { id: "a", source: 1, opened: null }],
    },
  ],
};

test("The playground works whatever its database is, and keeps what you type", async ({ page }) => {
  test.setTimeout(120_000);
  for (const [what, [version, rows]] of Object.entries(databases))
    await softStep(what, async () => {
      await forgetAll(page);
      await putDatabase(page, version, rows);
      await works(page, "/playground/");
      await openCard(page, "A single");
      // To the page it is the same as one of another version.
      if (what === "without its stores") return;
      await typeAtEnd(page, "<!-- kept -->");
      await page.reload();
      await expect(sourceEditor(page)).toBeVisible();
      await page
        .locator(".cm-scroller")
        .first()
        .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
      await expect(sourceEditor(page)).toContainText("<!-- kept -->");
    });
});

test("Pages store nothing in the browser beyond what is tested here", async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      const area = this === localStorage ? "localStorage" : "sessionStorage";
      setItem.call(sessionStorage, "used", `${sessionStorage.getItem("used") ?? ""}${area} ${key}\n`);
      setItem.call(this, key, value);
    };
  });
  await visit(page, "/docs/parser/installation/");
  for (const tab of await page.getByRole("main").getByRole("tab").all()) if (await tab.isVisible()) await tab.click();
  await page.locator(".color-mode").click();
  await page.getByRole("button", { name: "Hide sidebar" }).click();
  await page.keyboard.press("Control+k");
  await searchInput(page).fill("preset");
  await searchItems(page).first().click();
  await expect(searchDialog(page)).toHaveCount(0);
  await openPlayground(page);
  await sourceEditor(page).focus();
  await page.keyboard.insertText("<!-- mine -->");
  await page.getByRole("separator", { name: "Width of the source" }).press("ArrowRight");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).first().click();
  await expect(page).toHaveURL("/blog/");
  const used = await page.evaluate(() => sessionStorage.getItem("used")!.trim().split("\n"));
  const general = (text: string): string =>
    text
      .replace(/(sidebar\.category\.|sidebar\.items\.|@@scroll\|).*/, "$1")
      .replace(/(localStorage playground:).*/, "$1")
      .replace(/(tab\.).*/, "$1");
  // DocSearch tests whether storage works with its own key, which it removes.
  const stored = Object.values(keys).flat();
  const tried = new Set(["localStorage __TEST_KEY__", ...stored.map(([area, key]) => general(`${area} ${key}`))]);
  expect([...new Set(used.map(general))].filter((key) => !tried.has(key))).toEqual([]);
  expect(used.length).toBeGreaterThan(5);
});
