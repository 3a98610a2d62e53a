import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, type Locator, type Page, test } from "@playwright/test";

import { type ProgramRun, startNodePrograms, type TestMessage } from "../../src/test/node/node-programs";
import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { runAheadUntil } from "../support/clock";
import { routes } from "../support/routes";
import { visit } from "../support/visit";
import { atBothEnds, expectFits } from "../support/widths";

const OWN = path.resolve("src/playground/samples/43-video.xml");

const PAGE = "/docs/getting-started/";
const PROGRAM = "/run/docs/getting-started/first-read.mts.js";

/** The bars below the programs of all pages: the URL of the script, whether it reads a file, and under which name. */
const bars = routes.flatMap((route) => {
  const file = path.join("public", route, "index.html");
  const html = existsSync(file) ? readFileSync(file, "utf8") : "";
  const found = html.matchAll(
    /<div class="code-run[^"]*" data-program="([^"]+)"(?: data-message="([^"]+)")?>(.*?)<\/div>/g,
  );
  return [...found].map(([, address = "", as, inside = ""]) => ({ address, as, reads: inside.includes("<input") }));
});

const blockOf = (page: Page, address: string): Locator =>
  page.locator("figure.code", { has: page.locator(`[data-program="${address}"]`) });

/** Saves the files that a run has written. */
const readWritten = async (page: Page, links: Locator): Promise<Record<string, string>> => {
  const files: Record<string, string> = {};
  for (const link of await links.all()) {
    const [download] = await Promise.all([page.waitForEvent("download"), link.dispatchEvent("click")]);
    files[download.suggestedFilename()] = readFileSync(await download.path(), "latin1");
  }
  return files;
};

/** Waits until a run has ended, and returns what the page shows of it. */
const readRun = async (page: Page, block: Locator): Promise<ProgramRun> => {
  const result = block.locator(".code-result");
  await expect(result.locator("[role=status]")).toHaveText(/Exit code \d+\.$/);
  const shown = await result.evaluate((element) => {
    const textOf = (isError: boolean): string =>
      [...element.querySelector("pre")!.childNodes]
        .filter((node) => node instanceof Element === isError)
        .map(({ textContent }) => textContent)
        .join("");
    const state = element.querySelector("[role=status]")!.textContent;
    return { exitCode: Number(/\d+(?=\.$)/.exec(state)![0]), printed: textOf(false), errors: textOf(true) };
  });
  return { ...shown, written: await readWritten(page, result.locator("a")) };
};

test("Every program with a button runs in the browser as in Node.js, on its sample and on a file", async ({ page }) => {
  test.setTimeout(300_000);
  const node = await startNodePrograms();
  expect(bars.length).toBeGreaterThanOrEqual(25);
  expect(bars.filter(({ reads }) => reads).length).toBeGreaterThanOrEqual(8);
  await visit(page, PAGE);
  const block = page.locator("figure.code", { has: page.locator(".code-run") }).first();
  const bar = block.locator(".code-run");
  for (const { address, as, reads } of bars) {
    // One bar becomes those of all pages; the result before must not be taken for the next one.
    await bar.evaluate(
      (element, { program, message }) => {
        element.parentElement!.querySelector(".code-result")?.remove();
        element.dataset.program = program;
        if (message) element.dataset.message = message;
        else delete element.dataset.message;
      },
      { program: address, message: as },
    );
    await bar.locator("button").dispatchEvent("click");
    expect.soft(await readRun(page, block), address).toEqual(await node.run(address));
    if (!reads) continue;
    await bar.locator("input").setInputFiles(OWN);
    await expect(block.locator(".code-result p").first()).toContainText("43-video.xml: Exit code");
    const message: TestMessage = { name: path.basename(OWN), text: readFileSync(OWN, "utf8"), as: as ?? null };
    expect
      .soft(await readRun(page, block), `${address} with ${message.name}`)
      .toEqual(await node.run(address, message));
  }
  node.stop();
});

test("A run loads its code when asked for it, sends nothing, and shows its result at both widths", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await visit(page, PAGE);
  await page.waitForLoadState("networkidle");
  const isOfRun = (request: string): boolean => /\/run\/|\/program-/.test(request);
  expect(requests.filter(isOfRun)).toEqual([]);
  requests.length = 0;

  const block = blockOf(page, PROGRAM);
  const button = block.getByRole("button", { name: "Run on the sample: first-read.mts" });
  await button.press("Enter");
  await expect(block.getByRole("status")).toHaveText("Exit code 0.");
  await expect(block.getByRole("group", { name: "Output of the run" })).toContainText("track Salt & Tide ZZEX12500011");
  const before = requests.length;
  await block.getByLabel("Run on your file: first-read.mts").setInputFiles(OWN);
  await expect(block.getByRole("status")).toHaveText("43-video.xml: Exit code 0.");
  await expect(block.getByRole("group", { name: "Output of the run" })).toContainText("track Glass Harbour");
  expect(requests.filter((request) => !request.startsWith("GET "))).toEqual([]);
  expect(requests.slice(before).filter((request) => !isOfRun(request))).toEqual([]);
  await atBothEnds(page, async (width) => {
    await expectFits(page, `${width} pixels wide`);
    expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
  });
});

test("A run can be canceled, ends after 10 seconds, and says so if its program is missing", async ({ page }) => {
  await page.clock.install();
  await visit(page, PAGE);
  const block = blockOf(page, PROGRAM);
  const run = block.getByRole("button", { name: /^Run on the sample/ });
  const serve = (rest: string): Promise<unknown> => {
    const body = `export const start = (own, report) => { report({ state: "started" }); ${rest} };`;
    return page.route(`**${PROGRAM}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
  };

  await serve("for (;;);");
  await run.click();
  await page.clock.runFor(100);
  await expect(block.getByRole("status")).toHaveText("Running…");
  await block.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(block.getByRole("status")).toHaveText("Canceled.");
  await expect(run).toBeFocused();

  await serve("return new Promise(() => {});");
  await run.click();
  await runAheadUntil(page, () =>
    expect(block.getByRole("status")).toHaveText("Stopped after 10 seconds.", { timeout: 100 }),
  );
  await expect(block.getByRole("button", { name: "Cancel" })).toHaveCount(0);

  await page.unroute(`**${PROGRAM}`);
  await page.route(`**${PROGRAM}`, (route) => route.abort());
  await run.click();
  await expect(block.getByRole("status")).toContainText("couldn’t be loaded");
});
