import { deflateRawSync } from "node:zlib";

import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { chooseIn, downloaded, openPlayground, openSample, sample, sourceEditor } from "../support/playground";
import { chunkFaults } from "./server/faults";
import { test } from "./server/test";

const typed = `${sample("43-single.xml")}<!-- mine -->`;

const typeAtEnd = async (page: Page): Promise<void> => {
  await sourceEditor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("<!-- mine -->");
};

const text = async (page: Page): Promise<string> => (await downloaded(page, "XML")).text;

const undoBringsItBack = async (page: Page): Promise<void> => {
  await page.reload();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect.poll(() => text(page)).toBe(typed);
};

test("What was typed comes back by Undo after a sample was opened and the page reloaded", async ({ page }) => {
  await openPlayground(page);
  await typeAtEnd(page);
  await openSample(page, "ERN 4.3 album", "43-album.xml");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("playground"))).toBe("sample:43-album.xml");
  await undoBringsItBack(page);
});

const hash = `#ern=${deflateRawSync("<a>From someone</a>").toString("base64url")}`;

test("What was typed comes back by Undo after a link was opened and the page reloaded", async ({ page }) => {
  await openPlayground(page);
  await typeAtEnd(page);
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
  await expect(page.locator(".file-name")).toHaveText("shared.xml");
  // It is kept a little after it was opened.
  const shown = await page.evaluate(() => sessionStorage.getItem("playground"));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("playground"))).not.toBe(shown);
  await undoBringsItBack(page);
});

test("What was typed comes back by Undo after a link from elsewhere came over it, and the page was reloaded", async ({
  page,
}) => {
  await openPlayground(page);
  await typeAtEnd(page);
  await page.goto("/docs/intro/");
  await page.goto(`/playground/${hash}`);
  await expect(page.locator(".file-name")).toHaveText("shared.xml");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("playground.before"))).toBeTruthy();
  await undoBringsItBack(page);
});

test("A sample whose file is missing says so in words for readers, and leaves what is open", async ({
  page,
  server,
}) => {
  await openPlayground(page);
  await typeAtEnd(page);
  server.have(chunkFaults["a status of 404"]);
  await chooseIn(page, "Open", "ERN 4.3 album");
  const notice = page.getByText("The fault is the site’s, not your connection’s.");
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText(/chunk|http/i);
  expect(await text(page)).toBe(typed);
});

test("Visits to the playground leave nothing behind", async ({ page }) => {
  test.slow();
  const client = await page.context().newCDPSession(page);
  const measure = async (): Promise<{ nodes: number; listeners: number }> => {
    for (let count = 0; count < 3; count += 1) await client.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
    return { nodes, listeners: jsEventListeners };
  };
  const visitOnce = async (): Promise<void> => {
    await page.getByRole("banner").getByRole("link", { name: "Playground" }).first().click();
    await expect(page.locator(".workbench > .status-bar")).toContainText(/ERN/);
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).first().click();
    await expect(page).toHaveURL("/blog/");
    await expect(page.locator(".cm-editor")).toHaveCount(0);
  };
  await openPlayground(page);
  await page.goto("/blog/");
  for (let count = 0; count < 3; count += 1) await visitOnce();
  const before = await measure();
  const visits = 8;
  for (let count = 0; count < visits; count += 1) await visitOnce();
  const after = await measure();
  expect(after.nodes - before.nodes).toBeLessThan(20);
  expect(after.listeners - before.listeners).toBeLessThan(3);
});
