import { countInTier } from "@ddex-suite/ern/test/tier";
import type { Page } from "@playwright/test";

import { downloaded, openCard, pickFile, sample, showPanel, sourceEditor, start } from "../support/playground";
import { untilIdle } from "../support/scroll";
import { visit } from "../support/visit";
import { expect, test } from "./test";

const album = sample("43-album.xml");

/** Makes the page's workers run something other than the engine. */
const replaceWorkers = (page: Page, script: string): Promise<unknown> =>
  page.addInitScript((text) => {
    const Original = Worker;
    window.Worker = class extends Original {
      constructor() {
        super(text ? URL.createObjectURL(new Blob([text])) : "/there-is-no-such-script.js");
      }
    };
  }, script);

/** Opens a file, types in it and downloads its bytes, all without the engine. */
const worksWithoutEngine = async (page: Page): Promise<void> => {
  await pickFile(page, "mine.xml", album);
  await expect(page.locator(".file-name")).toHaveText("mine.xml");
  expect(await downloaded(page, "XML")).toEqual({ name: "mine.xml", text: album });
  await sourceEditor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("<!-- mine -->");
  expect((await downloaded(page, "XML")).text).toBe(`${album}<!-- mine -->`);
};

test.describe("with other workers than the built ones", () => {
  test.use({ bypassCSP: true });

  test("An engine that hangs is reported after ten seconds, and can be cancelled and restarted", async ({ page }) => {
    await page.clock.install();
    await replaceWorkers(page, "onmessage = () => {};");
    await visit(page, "/playground/#sample=43-single");
    await expect(sourceEditor(page)).toBeVisible();
    await worksWithoutEngine(page);
    const bar = page.locator(".status-bar");
    await page.clock.runFor(10_000);
    await expect(bar).toContainText("The engine has not answered for 10 seconds.");
    await expect(bar).toContainText("You can edit the source and download the XML without it.");
    await bar.getByRole("button", { name: "Cancel" }).click();
    await expect(bar).toContainText("Not read: Cancelled.");
    await expect(bar).not.toContainText("has not answered");
    await expect(bar.getByRole("button", { name: "Read again" })).toBeVisible();
  });

  test("An engine whose script can't be loaded is reported with a remedy, and files open", async ({ page }) => {
    await replaceWorkers(page, "");
    await visit(page, "/playground/#sample=43-single");
    await expect(page.getByRole("alert").filter({ hasText: "The engine did not start" })).toContainText("read again");
    await worksWithoutEngine(page);
  });
});

test("An engine that a policy blocks is reported with a remedy, and files open", async ({ page }) => {
  await page.route("**/playground/", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "worker-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await visit(page, "/playground/#sample=43-single");
  await expect(page.getByRole("alert").filter({ hasText: "The engine did not start" })).toBeVisible();
  await worksWithoutEngine(page);
  await showPanel(page, "Checks");
  await expect(page.getByRole("tabpanel", { name: "Checks" })).toContainText("has not been read");
});

test("Going to the playground and away again leaves nothing behind", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const Original = Worker;
    const counted = window as unknown as { running: number };
    counted.running = 0;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        counted.running += 1;
      }
      override terminate(): void {
        counted.running -= 1;
        super.terminate();
      }
    };
  });
  await visit(page, "/blog/");
  const client = await page.context().newCDPSession(page);
  const count = async (): Promise<{ nodes: number; listeners: number }> => {
    for (let pass = 0; pass < 3; pass += 1) {
      await client.send("HeapProfiler.collectGarbage");
      await untilIdle(page);
    }
    const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
    return { nodes, listeners: jsEventListeners };
  };
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name }).first();
  /** Leaves the playground once it has loaded as far as given. */
  const go = async (isThere: () => Promise<void>): Promise<void> => {
    await link("Playground").click();
    await isThere();
    await link("Blog").click();
    await expect(page).toHaveURL("/blog/");
    await expect(page.locator(".playground")).toHaveCount(0);
  };
  const isRead = () => expect(page.locator(".workbench > .status-bar")).toContainText(/ERN/);
  const workers = () => page.evaluate(() => (window as unknown as { running: number }).running);

  await test.step("From another page, neither the panes nor the start page flash before the other", async () => {
    await go(async () => {
      await expect(start(page)).toBeVisible();
      await expect(page.locator(".editor-skeleton .toolbar")).toBeHidden();
      await openCard(page, "A single");
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("playground"))).toBe("sample:43-single.xml");
    });
    await go(() => expect(page.locator(".file-name")).toHaveText("43-single.xml"));
  });
  await go(isRead);
  const before = await count();
  for (let visits = countInTier(3, 8); visits > 0; visits -= 1) await go(isRead);
  const after = await count();
  expect(after.nodes - before.nodes).toBeLessThan(15);
  expect(after.listeners - before.listeners).toBeLessThan(3);
  await expect.poll(workers).toBe(0);

  // Leaves while its code, its worker or its message is still loading.
  const stages = [".playground", ".workbench", ".file-name", ".cm-editor"];
  const times = countInTier(1, 3);
  for (const stage of stages)
    for (let visits = 0; visits < times; visits += 1)
      await go(() => expect(page.locator(stage).first()).toBeAttached());
  await go(isRead);
  await expect.poll(workers).toBe(0);
  const hurried = await count();
  const hurriedVisits = stages.length * times;
  expect(hurried.nodes - before.nodes).toBeLessThan(20 * hurriedVisits);
  expect(hurried.listeners - before.listeners).toBeLessThan(2 * hurriedVisits);
});
