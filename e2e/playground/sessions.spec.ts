import type { BrowserContext, Page } from "@playwright/test";

import { listLeft } from "../support/clear-playground";
import {
  chooseIn,
  isKept,
  openCard,
  openPlayground,
  openSample,
  pickFile,
  sample,
  showPanel,
  sourceText,
  start,
  typeAtEnd,
  visitPlayground,
} from "../support/playground";
import { visit } from "../support/visit";
import { expect, test } from "./test";

const single = sample("43-single.xml");

const kept = (page: Page) => page.getByRole("region", { name: "Saved messages" });
const continueWith = (page: Page, name: string) => kept(page).getByRole("button", { name: `Continue with ${name}` });
/** Waits until a message is open. */
const isOpen = (page: Page): Promise<void> =>
  expect(page.locator(".status-bar")).toContainText(/[1-9][\d,]* (bytes|characters)/);
const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await isOpen(page);
};
const newTab = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await visitPlayground(page);
  return page;
};

test("Two tabs keep what was typed in each, and a third can continue either", async ({ page, context }) => {
  await openPlayground(page);
  await typeAtEnd(page, "<!-- one -->");
  await isKept(page, "<!-- one -->");
  const second = await newTab(context);
  await expect(continueWith(second, "43-single.xml")).toContainText(/MSG-2026-0002 · ERN 4\.3 · \w+ \d+, \d{4}/);
  await openCard(second, "An album of 3 tracks");
  await typeAtEnd(second, "<!-- two -->");
  await Promise.all([reload(page), reload(second)]);
  expect(await sourceText(page)).toBe(`${single}<!-- one -->`);
  expect(await sourceText(second)).toBe(`${sample("43-album.xml")}<!-- two -->`);

  const third = await newTab(context);
  await expect(kept(third).getByRole("listitem")).toHaveCount(2);
  await continueWith(third, "43-album.xml").click();
  await expect(third.locator(".file-name")).toHaveText("43-album.xml");
  await expect(kept(third)).toBeHidden();
  await typeAtEnd(third, "<!-- three -->");
  await Promise.all([reload(third), reload(second)]);
  expect(await sourceText(third)).toBe(`${sample("43-album.xml")}<!-- two --><!-- three -->`);
  expect(await sourceText(second)).toBe(`${sample("43-album.xml")}<!-- two -->`);
});

test("A duplicated tab gets a copy of its own", async ({ page, context }) => {
  await openPlayground(page);
  await typeAtEnd(page, "<!-- one -->");
  await isKept(page, "<!-- one -->");
  const id = await page.evaluate(() => sessionStorage.getItem("playground"));
  const copy = await context.newPage();
  await copy.addInitScript((value) => {
    if (sessionStorage.getItem("playground") === null) sessionStorage.setItem("playground", value);
  }, id!);
  await openPlayground(copy);
  expect(await sourceText(copy)).toBe(`${single}<!-- one -->`);
  await typeAtEnd(copy, "<!-- two -->");
  await typeAtEnd(page, "<!-- three -->");
  await Promise.all([reload(page), reload(copy)]);
  expect(await sourceText(page)).toBe(`${single}<!-- one --><!-- three -->`);
  expect(await sourceText(copy)).toBe(`${single}<!-- one --><!-- two -->`);
});

test("The message and its original survive a reload, until it is cleared", async ({ page }) => {
  const album = sample("43-album.xml");
  await visitPlayground(page);
  await openCard(page, "An album of 3 tracks");
  await typeAtEnd(page, "<!-- mine -->");
  await page.reload();
  await expect(page.locator(".file-name")).toHaveText("43-album.xml");
  expect(await sourceText(page)).toBe(`${album}<!-- mine -->`);
  await showPanel(page, "Changes");
  await expect(page.getByRole("tabpanel", { name: "Changes" }).getByText("1 line changed")).toBeVisible();
  await chooseIn(page, "More", "Clear");
  await expect(start(page)).toBeVisible();
  await page.reload();
  await expect(start(page)).toBeVisible();
});

test("What an earlier version of the page stored is continued", async ({ page }) => {
  const stored = { opened: { original: "<a/>", name: "old.xml", encoding: "utf-8" }, source: "<a>1</a>" };
  await page.goto("/docs/intro/");
  await page.evaluate((value) => localStorage.setItem("playground", value), JSON.stringify(stored));
  await visit(page, "/playground/");
  await expect(page.locator(".file-name")).toHaveText("old.xml");
  expect(await sourceText(page)).toBe("<a>1</a>");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("playground"))).toBeNull();
  await reload(page);
  expect(await sourceText(page)).toBe("<a>1</a>");
});

test("What is typed in Build and Edit but not used yet survives a reload", async ({ page }) => {
  await openPlayground(page);
  await page.getByRole("treeitem", { name: /^Paper Boats A1/ }).click();
  await showPanel(page, "Build");
  const json = page.getByRole("textbox", { name: "Release in JSON" });
  await expect(json).toContainText("Paper Boats");
  await json.fill('{ "mine": 1 }');
  await showPanel(page, "Edit");
  const duration = page.getByRole("textbox", { name: "Duration", exact: true });
  await duration.fill("PT3M1S");
  await reload(page);
  await test.step("A value typed in Edit is set with Enter", async () => {
    await expect(duration).toHaveValue("PT3M1S");
    await expect(duration).toHaveAccessibleDescription(/Not set yet/);
    expect(await sourceText(page)).toBe(single);
    await duration.press("Enter");
    await expect.poll(() => sourceText(page)).toBe(single.replace("PT2M58S", "PT3M1S"));
  });
  await test.step("JSON typed in Build is still there", async () => {
    await showPanel(page, "Build");
    await expect(json).toHaveText('{ "mine": 1 }');
  });
});

test("A message of more than 2 MB survives a reload, and closing asks until it is stored", async ({ page }) => {
  await openPlayground(page);
  const big = `<a>${"x".repeat(3_000_000)}</a>`;
  await pickFile(page, "big.xml", big);
  await expect(page.locator(".file-name")).toHaveText("big.xml");
  await isKept(page, big);
  await reload(page);
  await expect(page.locator(".file-name")).toHaveText("big.xml");
  expect((await sourceText(page)) === big).toBe(true);
  expect(await page.evaluate(() => JSON.stringify(localStorage).length)).toBeLessThan(10_000);
  await typeAtEnd(page, "<!-- mine -->");
  const asked = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
});

test("All kept messages can be deleted, and that can be undone", async ({ playground: page }) => {
  await openCard(page, "A single");
  await typeAtEnd(page, "<!-- one -->");
  await openSample(page, "An album of 3 tracks", "43-album.xml");
  await typeAtEnd(page, "<!-- two -->");
  await isKept(page, "<!-- two -->");
  const forget = page.getByRole("button", { name: "Delete all saved messages" });
  await forget.click();
  await expect(page.getByText("Your saved messages are deleted")).toBeVisible();
  await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "1 other saved message" })).toBeVisible();
  expect(await sourceText(page)).toBe(`${sample("43-album.xml")}<!-- two -->`);
  await forget.click();
  await expect(page.getByText("Your saved messages are deleted")).toBeVisible();
  await expect
    .poll(async () => (await listLeft(page)).filter((entry) => !entry.startsWith("sessionStorage")))
    .toEqual([]);
});

test.describe("If the browser stores nothing", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ["indexedDB", "localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Denied.", "SecurityError");
          },
        });
    }),
  );

  test("the page says so, other pages keep the message, and the browser asks before closing", async ({ page }) => {
    await openPlayground(page);
    await typeAtEnd(page, "<!-- mine -->");
    await expect(page.getByText("Not saved: this browser stores nothing for this page")).toBeVisible();
    await page.getByRole("navigation").first().getByRole("link", { name: "Parser" }).click();
    await expect(page).toHaveURL(/parser/);
    const asked = page.waitForEvent("dialog");
    void page.reload().catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await page.getByRole("navigation").first().getByRole("link", { name: "Playground" }).click();
    await expect.poll(() => sourceText(page)).toBe(`${single}<!-- mine -->`);
  });
});

test("If storage is full, the page shows that", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  });
  await openPlayground(page);
  await typeAtEnd(page, "<!-- mine -->");
  await expect(page.getByText("Not saved: the browser has no room left")).toBeVisible();
});
