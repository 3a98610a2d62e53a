import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { aroundText, axeViolationsInBothModes } from "../support/axe-violations";
import { dropFiles } from "../support/playground";
import { visit } from "../support/visit";
import { atBothEnds } from "../support/widths";

const checker = (page: Page) => page.getByRole("figure", { name: "Check an ERN message" });
const status = (page: Page) => checker(page).getByRole("status");
const problems = (page: Page) => checker(page).getByRole("listitem");
const broken = "src/playground/samples/43-broken.xml";

test("The sample's other four mistakes are fixed one by one; the result opens in the playground", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await visit(page, "/");
  await expect(status(page)).toHaveText("4 problems left");
  await expect(problems(page)).toHaveCount(4);
  await expect(checker(page)).toContainText("1 line changed, 129 identical");
  await expect(checker(page).locator(".removed")).toHaveText("− <ISRC>QZ-ABC-26-00010</ISRC>");
  await page.waitForLoadState("networkidle");
  const before = scripts.length;

  await checker(page)
    .getByRole("button", { name: /^Fix: Write PT2M58S/ })
    .click();
  await expect(status(page)).toHaveText("3 problems left");
  await expect(checker(page)).toContainText("2 lines changed, 128 identical");
  await expect(checker(page).locator(".added")).toHaveText("+ <Duration>PT2M58S</Duration>");
  for (let left = 2; left > 0; left--) {
    await problems(page).first().getByRole("button").click();
    await expect(status(page)).toHaveText(left === 1 ? "1 problem left" : `${left} problems left`);
  }
  expect(scripts.length).toBeGreaterThan(before);
  await problems(page).first().getByRole("button").click();
  await expect(status(page)).toHaveText("5 fixes made, nothing left");
  await expect(checker(page).getByRole("link", { name: "Open in the playground" })).toBeFocused();
  await atBothEnds(page, async () => {
    expect.soft(await axeViolationsInBothModes(page, { but: aroundText, wideToo: true })).toEqual([]);
  });

  await checker(page).getByRole("link", { name: "Open in the playground" }).click();
  await expect(page).toHaveURL("/playground/");
  await expect(page.getByRole("tab", { name: /^Changes/, selected: true })).toBeVisible();
  await expect(page.getByRole("tabpanel").getByText("QZABC2600010").first()).toBeVisible();
});

test("Your own file is checked in the browser once the engine has loaded, and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() !== "GET" && sent.push(request.url())));
  await visit(page, "/");
  await test.step("An engine that can't be loaded is reported, and works on the next attempt", async () => {
    await page.context().setOffline(true);
    await problems(page).first().getByRole("button").click();
    await expect(status(page)).toContainText("The engine could not be loaded.");
    await page.context().setOffline(false);
    await problems(page).first().getByRole("button").click();
    await expect(status(page)).toHaveText("3 problems left");
  });
  await checker(page).getByLabel("Drop your ERN file or choose one").setInputFiles(broken);
  await expect(status(page)).toHaveText("9 problems");
  await expect(checker(page)).toContainText("43-broken.xml");
  await expect(problems(page)).toHaveCount(8);
  await checker(page).getByRole("button", { name: "Use the sample again" }).click();
  await expect(status(page)).toHaveText("4 problems left");
  await checker(page)
    .getByLabel("Drop your ERN file or choose one")
    .setInputFiles({ name: "notes.xml", mimeType: "text/xml", buffer: Buffer.from("not XML") });
  await expect(status(page)).toHaveText("1 problem");

  // A drop anywhere on the page.
  await dropFiles(page, "h1", { "dropped.xml": readFileSync(broken, "utf8") });
  await expect(status(page)).toHaveText("9 problems");
  await expect(checker(page)).toContainText("dropped.xml");
  expect(sent).toEqual([]);

  await checker(page).getByRole("link", { name: "See all 9 in the playground" }).click();
  await expect(page.getByRole("tab", { name: /^Checks/, selected: true })).toBeVisible();
  await expect(page.getByText("9 problems").first()).toBeVisible();
  await expect(page.getByText("dropped.xml").first()).toBeVisible();
});
