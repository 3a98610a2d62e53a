import type { Page } from "@playwright/test";

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
import { softStep } from "../support/soft-step";
import { expect, test } from "./test";

const single = sample("43-single.xml");
const album = sample("43-album.xml");

const kept = (page: Page) => page.getByRole("region", { name: "Saved messages" });
/** Waits until a message is open. */
const isOpen = (page: Page): Promise<void> =>
  expect(page.locator(".status-bar")).toContainText(/[1-9][\d,]* (bytes|characters)/);
const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await isOpen(page);
};
/** Expects that the browser asks before it leaves the page, and stays. */
const asksBeforeClosing = async (page: Page): Promise<void> => {
  const asked = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
};

test("Each tab keeps what was typed in it, a duplicated one too, and can continue another's", async ({
  playground: page,
}) => {
  const context = page.context();
  await openCard(page, "A single");
  await typeAtEnd(page, "<!-- one -->");
  await isKept(page, "<!-- one -->");
  const id = await page.evaluate(() => sessionStorage.getItem("playground"));

  const second = await context.newPage();
  await test.step("A new tab lists what another has, and opens something else", async () => {
    await visitPlayground(second);
    const offer = kept(second).getByRole("button", { name: "Continue with 43-single.xml" });
    await expect(offer).toContainText(/MSG-2026-0002 · ERN 4\.3 · \w+ \d+, \d{4}/);
    await openCard(second, "An album of 3 tracks");
    await typeAtEnd(second, "<!-- two -->");
    await isKept(second, "<!-- two -->");
  });

  const copy = await context.newPage();
  await test.step("A duplicated tab gets a copy", async () => {
    await copy.addInitScript((value) => {
      if (sessionStorage.getItem("playground") === null) sessionStorage.setItem("playground", value);
    }, id!);
    await visitPlayground(copy);
    expect(await sourceText(copy)).toBe(`${single}<!-- one -->`);
    await typeAtEnd(copy, "<!-- copied -->");
    await typeAtEnd(page, "<!-- late -->");
    await isKept(copy, "<!-- one --><!-- copied -->");
    await isKept(copy, "<!-- one --><!-- late -->");
  });

  await test.step("It can continue what another tab has, as a copy too", async () => {
    await copy.getByRole("button", { name: "2 other saved messages" }).click();
    await kept(copy).getByRole("button", { name: "Continue with 43-album.xml" }).click();
    await expect(copy.locator(".file-name")).toHaveText("43-album.xml");
    await expect(kept(copy)).toBeHidden();
    await typeAtEnd(copy, "<!-- three -->");
  });

  await test.step("After a reload each has its own", async () => {
    await Promise.all([page, second, copy].map(reload));
    expect.soft(await sourceText(page)).toBe(`${single}<!-- one --><!-- late -->`);
    expect.soft(await sourceText(second)).toBe(`${album}<!-- two -->`);
    expect.soft(await sourceText(copy)).toBe(`${album}<!-- two --><!-- three -->`);
  });
});

test("A reload keeps the message, its original, and what is typed in Build and Edit, until Clear", async ({
  playground: page,
}) => {
  const json = page.getByRole("textbox", { name: "Release in JSON" });
  const duration = page.getByRole("textbox", { name: "Duration", exact: true });
  const mine = `${single}<!-- mine -->`;
  await openCard(page, "A single");
  await typeAtEnd(page, "<!-- mine -->");
  await page.getByRole("treeitem", { name: /^Paper Boats A1/ }).click();
  await showPanel(page, "Build");
  await expect(json).toContainText("Paper Boats");
  await json.fill('{ "mine": 1 }');
  await showPanel(page, "Edit");
  await expect(duration).toHaveValue("PT2M58S");
  await duration.fill("PT3M1S");
  await reload(page);

  await test.step("A value typed in Edit is set with Enter", async () => {
    await expect(page.locator(".file-name")).toHaveText("43-single.xml");
    await expect(duration).toHaveValue("PT3M1S");
    await expect(duration).toHaveAccessibleDescription(/Not set yet/);
    expect(await sourceText(page)).toBe(mine);
    await duration.press("Enter");
    await expect.poll(() => sourceText(page)).toBe(mine.replace("PT2M58S", "PT3M1S"));
  });

  await softStep("JSON typed in Build is still there", async () => {
    await showPanel(page, "Build");
    await expect(json).toHaveText('{ "mine": 1 }');
  });

  await softStep("The message is compared with its original", async () => {
    await showPanel(page, "Changes");
    await expect(page.getByRole("tabpanel", { name: "Changes" }).getByText("2 lines changed")).toBeVisible();
  });

  await test.step("A cleared message is gone", async () => {
    await chooseIn(page, "More", "Clear");
    await expect(start(page)).toBeVisible();
    await page.reload();
    await expect(start(page)).toBeVisible();
  });
});

test("What an earlier version of the page stored is continued, and stored again", async ({ playground: page }) => {
  const stored = { opened: { original: "<a/>", name: "old.xml", encoding: "utf-8" }, source: "<a>1</a>" };
  await page.evaluate((value) => localStorage.setItem("playground", value), JSON.stringify(stored));
  await page.reload();
  await expect(page.locator(".file-name")).toHaveText("old.xml");
  expect(await sourceText(page)).toBe("<a>1</a>");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("playground"))).toBeNull();
  await isKept(page, "<a>1</a>");
});

test("A message of more than 2 MB survives a reload, and closing asks until it is stored", async ({
  playground: page,
}) => {
  const big = `<a>${`${"x".repeat(99)}\n`.repeat(22_000)}</a>`;
  await pickFile(page, "big.xml", big);
  await expect(page.locator(".file-name")).toHaveText("big.xml");
  await isKept(page, "x\n</a>");
  await reload(page);
  await expect(page.locator(".file-name")).toHaveText("big.xml");
  expect((await sourceText(page)) === big).toBe(true);
  expect(await page.evaluate(() => JSON.stringify(localStorage).length)).toBeLessThan(10_000);
  await typeAtEnd(page, "<!-- mine -->");
  await asksBeforeClosing(page);
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
  expect(await sourceText(page)).toBe(`${album}<!-- two -->`);
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
    await asksBeforeClosing(page);
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
