import { deflateRawSync } from "node:zlib";

import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

import { chooseIn, openPlayground, openSample, sample, sourceText, typeAtEnd } from "../support/playground";
import { softStep } from "../support/soft-step";
import { chunkFaults } from "./server/faults";
import { test } from "./server/test";

const typed = `${sample("43-single.xml")}<!-- mine -->`;

const undoBringsItBack = async (page: Page): Promise<void> => {
  await page.reload();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect.poll(() => sourceText(page)).toBe(typed);
};

const hash = `#ern=${deflateRawSync("<a>From someone</a>").toString("base64url")}`;

test("Undo restores typed text that a sample or a link has replaced, after a reload too", async ({ page }) => {
  test.slow();
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  await openPlayground(page);
  await typeAtEnd(page, "<!-- mine -->");
  await test.step("a sample", async () => {
    await openSample(page, "An album of 3 tracks", "43-album.xml");
    await expect.poll(() => stored("playground")).toBe("sample:43-album.xml");
    await undoBringsItBack(page);
  });
  await test.step("a link", async () => {
    await page.evaluate((next) => (location.hash = next), hash);
    await expect(page.locator(".file-name")).toHaveText("shared.xml");
    // It is saved shortly after it was opened.
    const shown = await stored("playground");
    await expect.poll(() => stored("playground")).not.toBe(shown);
    await undoBringsItBack(page);
  });
  await softStep("an external link", async () => {
    await page.goto("about:blank");
    await page.goto(`/playground/${hash}`);
    await expect(page.locator(".file-name")).toHaveText("shared.xml");
    await expect.poll(() => stored("playground.before")).toBeTruthy();
    await undoBringsItBack(page);
  });
});

test("A sample whose file is missing shows a readable message, and the open one stays", async ({ page, server }) => {
  await openPlayground(page);
  await typeAtEnd(page, "<!-- mine -->");
  server.have(chunkFaults["a status of 404"]);
  await chooseIn(page, "Open", "An album of 3 tracks");
  const notice = page.getByText("The fault is the site’s, not your connection’s.");
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText(/chunk|http/i);
  expect(await sourceText(page)).toBe(typed);
});
