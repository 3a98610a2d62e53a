import { expect, test } from "@playwright/test";

import { paths } from "../../src/utils/paths";
import { softStep } from "../support/soft-step";

test.use({ javaScriptEnabled: false });

test("Without scripts folded code, notes, marks, images, types and redirects of the docs work", async ({ page }) => {
  await softStep("All of a folded sample is visible", async () => {
    await page.goto("/docs/examples/parse-ern/");
    const block = page.locator("figure.code").filter({ hasText: "album.xml" }).first();
    expect((await block.locator("pre").boundingBox())!.height).toBeGreaterThan(110 * 16);
    await expect(block.locator("button:visible")).toHaveCount(0);
  });
  await softStep("The notes of a sample are visible", async () => {
    await page.goto("/docs/learn/message/");
    await expect(page.locator(".code-notes").first().getByRole("listitem").first()).toBeVisible();
  });
  await softStep("A mark links to its explanation", async () => {
    await page.goto("/docs/builder/quick-start/");
    const mark = page.locator(".mark").first();
    const hash = new URL((await mark.getAttribute("href")) ?? "", "http://localhost").hash;
    await mark.click();
    await expect(page).toHaveURL(`${paths.doc("verification")}${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
  });
  await softStep("An image links to its file", async () => {
    await page.goto("/markdown-page/");
    const link = page.getByRole("link", { name: /^Enlarge image: An ERN message/ });
    const [response] = await Promise.all([page.waitForResponse(/\/static\/.*\.(?:png|jpg|webp)$/), link.click()]);
    expect(response.status()).toBe(200);
    await expect(page).toHaveURL(/\/static\//);
  });
  await softStep("The type reference links a type to its section", async () => {
    await page.goto("/docs/api/typedoc/");
    await page.getByRole("link", { name: "Promise<BuildResult>" }).first().click();
    await expect(page.locator("h2#BuildResult")).toBeInViewport();
  });
  await softStep("The root of the docs redirects to the introduction", async () => {
    await page.goto("/docs/");
    await expect(page).toHaveURL("/docs/intro/");
  });
});

test("Without scripts lists are complete, and what needs scripts is hidden or says so", async ({ page }) => {
  await softStep("The names of ERN are a plain list", async () => {
    await page.goto("/docs/ern/");
    await expect(page.getByRole("searchbox", { name: "Find an element, a value set or a version" })).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "DealTerms", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("DealTerms");
  });
  await softStep("The list of all symbols is complete, and has no useless form", async () => {
    await page.goto("/docs/api/");
    await expect(page.getByRole("search", { name: "Symbols" })).toBeHidden();
    expect(await page.locator(".symbols > li").count()).toBeGreaterThan(800);
    await expect(page.locator(".symbols > li").first()).toBeVisible();
  });
  await softStep("The menu next to “Copy page” opens and its links work; there is no useless button", async () => {
    await page.goto("/docs/parser/overview/");
    await expect(page.locator(".copy-page button:visible")).toHaveCount(0);
    const menu = page.locator(".copy-page details");
    await menu.locator("summary").click();
    await expect(menu.locator("button:visible")).toHaveCount(0);
    await expect(menu.getByRole("link", { name: "Open in Claude" })).toHaveAttribute(
      "href",
      /^https:\/\/claude\.ai\/new\?q=Read/,
    );
    await menu.getByRole("link", { name: "View as Markdown" }).click();
    await expect(page).toHaveURL(paths.markdown("/docs/parser/overview/"));
  });
  await softStep("The home page shows the sample's problems, and nothing that needs scripts", async () => {
    await page.goto("/");
    const checker = page.getByRole("figure", { name: "Check an ERN message" });
    await expect(checker.getByRole("listitem")).toHaveCount(4);
    await expect(checker.getByRole("button")).toHaveCount(0);
    await expect(checker.getByText("Drop your ERN file")).toBeHidden();
    await expect(page.getByText("parse.py")).toBeVisible();
    await expect(page.getByRole("button", { name: "Find it" })).toBeHidden();
    await expect(page.getByRole("link", { name: "What each error means" })).toBeVisible();
  });
  await softStep(
    "The playground describes its samples, links to the guides, and says that it needs scripts",
    async () => {
      await page.goto("/playground/");
      const list = page.getByRole("region", { name: "Samples to try" }).getByRole("listitem");
      await expect(list).toHaveCount(9);
      await expect(list.filter({ hasText: "An album of 12 tracks" })).toContainText("try Tracks");
      for (const card of await list.all()) await expect(card.getByRole("paragraph")).toBeVisible();
      await expect(page.getByRole("button", { name: "Open a message" })).toBeHidden();
      await expect(page.getByText("The playground needs JavaScript")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "parse a message" })).toBeVisible();
      await expect(page.getByText("nothing is uploaded")).toBeVisible();
      await expect(page.locator(".editor-skeleton, .begin").filter({ visible: true })).toHaveCount(0);
    },
  );
});
