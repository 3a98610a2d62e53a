import { readFileSync } from "node:fs";

import { expect, type Request } from "@playwright/test";

import { runAheadUntil } from "../support/clock";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { nextFrames } from "../support/scroll";
import { hydrated, visit } from "../support/visit";
import { dataFaults, hostDown } from "./server/faults";
import { test } from "./server/test";

test("A click on a link opens its page, whatever answers for the page's data", async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await visit(page, "/docs/intro/");
  // Each page is opened from the one before, as a new document.
  const links = [
    ["Use cases", "/docs/use-cases/"],
    ["Introduction", "/docs/intro/"],
  ] as const;
  for (const [index, [name, fault]] of Object.entries(dataFaults).entries())
    await test.step(name, async () => {
      const [link, path] = links[index % links.length]!;
      server.have(fault);
      await hydrated(page);
      await markDocument(page);
      // With a query and a heading, at which the page opens.
      const address = `${path}?from=test#next`;
      const sidebar = page.locator(".docs-sidebar");
      await sidebar
        .getByRole("link", { name: link })
        .evaluate((element, to) => element.setAttribute("href", to), address);
      await sidebar.getByRole("link", { name: link }).click();
      await runAheadUntil(page, () => expect(page).toHaveURL(address, { timeout: 1_000 }));
      await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(new RegExp(`^${link}`));
      await expect(page.locator("#next")).toBeInViewport();
      await expect(page.locator(".progress")).toHaveCount(0);
      expect(await isMarkedDocument(page)).toBe(false);
    });
});

test("A click while another page still loads opens the page that was clicked last", async ({ page }) => {
  const data = "/page-data/docs/use-cases/page-data.json";
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${data}`, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, "/docs/intro/");
  const links = page.locator(".docs-sidebar").getByRole("link");
  const isData = (request: Request): boolean => request.url().endsWith(data);
  const asked = page.waitForRequest(isData);
  // The page may give it up.
  const ended = Promise.race([
    page.waitForEvent("requestfinished", isData),
    page.waitForEvent("requestfailed", isData),
  ]);
  await links.filter({ hasText: "Use cases" }).click();
  await asked;
  await links.filter({ hasText: "Getting started" }).click();
  await expect(page).toHaveURL("/docs/getting-started/");
  release();
  await ended;
  await nextFrames(page, 4);
  await expect(page).toHaveURL("/docs/getting-started/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Use cases/);
});

test("A click after a deploy opens a new document, and requests only the page's data", async ({ page, server }) => {
  await visit(page, "/docs/intro/");
  await markDocument(page);
  const data = JSON.parse(readFileSync("public/page-data/docs/use-cases/page-data.json", "utf8")) as { build: string };
  expect(data.build).toBe(await page.evaluate(() => window.___webpackCompilationHash));
  server.have({
    files: /^\/page-data\/docs\/use-cases\//,
    instead: { text: JSON.stringify({ ...data, build: "another" }) },
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }).click();
  await expect(page).toHaveURL("/docs/use-cases/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Use cases/);
  expect(await isMarkedDocument(page)).toBe(false);
  expect(asked).not.toContain("/page-data/app-data.json");
});

test("If a page is unreachable, the current one stays, reports it, and opens it on another try", async ({
  page,
  server,
}) => {
  await visit(page, "/docs/intro/");
  await markDocument(page);
  server.have(hostDown);
  await page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }).click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("The site does not answer: the page you asked for could not be loaded.");
  await expect(page.locator(".progress")).toHaveCount(0);
  await expect(page).toHaveURL("/docs/intro/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("DDEX Suite");
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toHaveCount(0);
  await page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }).click();
  await expect(notice).toBeVisible();
  server.have();
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/docs/use-cases/");
});

test("Offline the page stays and reports it, and continues once online", async ({ page, context }) => {
  await visit(page, "/docs/use-cases/");
  await page.locator(".docs-sidebar").getByRole("link", { name: "Introduction" }).click();
  await expect(page).toHaveURL("/docs/intro/");
  // The new document has loaded only this page.
  await page.reload();
  await hydrated(page);
  await markDocument(page);
  const heading = page.getByRole("heading", { level: 1 });
  const notice = page.getByRole("alert");
  await context.setOffline(true);
  await test.step("Back to a page that isn't loaded stays here and reports it; Forward undoes that", async () => {
    await page.goBack();
    await expect(notice).toContainText("You are offline");
    await expect(heading).toHaveText(/^Introduction/);
    await page.goForward();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL("/docs/intro/");
    await expect(heading).toHaveText(/^Introduction/);
  });
  await test.step("A click stays here and reports it", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).first().click();
    await expect(notice).toContainText("You are offline");
    await expect(heading).toHaveText(/^Introduction/);
    await expect(page).toHaveURL("/docs/intro/");
  });
  await test.step("Online, Try again opens the page to which Back led, and a click its page", async () => {
    await page.goBack();
    await expect(notice).toContainText("You are offline");
    expect(await isMarkedDocument(page)).toBe(true);
    await context.setOffline(false);
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(heading).toHaveText(/^Use cases/);
    await expect(page).toHaveURL("/docs/use-cases/");
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).first().click();
    await expect(page).toHaveURL("/blog/");
    await expect(notice).toHaveCount(0);
  });
});
