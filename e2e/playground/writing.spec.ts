import { expect, test } from "@playwright/test";

import { aroundPanels, axeViolationsInBothModes } from "../support/axe-violations";
import { collectProblems } from "../support/collect-problems";
import {
  completions,
  downloaded,
  goBehind,
  openPlayground,
  pickFile,
  sample,
  sourceEditor,
} from "../support/playground";

// Otherwise the cursor blinks forever, and axe waits for animations.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The source is what shows the completions and explanations. */
const around = aroundPanels.filter((part) => part !== "#playground-source");

const single = sample("43-single.xml");

test("Elements, values and attributes are offered and inserted at the cursor, and explained under the pointer and by a key", async ({
  page,
}) => {
  test.slow();
  const problems = collectProblems(page);
  await openPlayground(page);
  await test.step("A key offers what is allowed at the cursor, and inserts it with what it requires, as one step", async () => {
    await goBehind(page, "<ParentalWarningType>NoAdviceAvailable</ParentalWarningType>");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+Space");
    await expect(completions(page).first()).toHaveText(/^ParentalWarningType/);
    await page.keyboard.type("RelatedRel");
    await expect(completions(page)).toHaveText([/^RelatedRelease/]);
    expect(await axeViolationsInBothModes(page, { but: around })).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(completions(page)).toHaveCount(0);
    await page.keyboard.insertText("IsParentRelease");
    const { text } = await downloaded(page, "XML");
    expect(text).toMatch(
      /<RelatedRelease>\n {8}<ReleaseRelationshipType>IsParentRelease<\/ReleaseRelationshipType>\n {8}<ReleaseId><\/ReleaseId>\n {6}<\/RelatedRelease>/,
    );
  });
  await test.step("Values and attributes are offered where they belong", async () => {
    await goBehind(page, "<MessageControlType>");
    await page.keyboard.press("Control+Space");
    await expect(completions(page)).toHaveText(["LiveMessage", "TestMessage"]);
    await page.keyboard.press("Escape");
    await goBehind(page, "<Genre");
    await page.keyboard.type(" Lang");
    await expect(completions(page)).toHaveText(["LanguageAndScriptCode"]);
  });
  await pickFile(page, "single.xml", single);
  await expect(page.locator(".file-name")).toHaveText("single.xml");
  await test.step("A list opens with “<”, Tab reaches its link, and Escape keeps what was typed", async () => {
    await goBehind(page, "</MessageId>");
    await page.keyboard.type("<");
    await expect(completions(page).first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: / in the ERN reference$/ })).toBeFocused();
    await sourceEditor(page).focus();
    await page.keyboard.press("Escape");
    await expect(completions(page)).toHaveCount(0);
    expect((await downloaded(page, "XML")).text).toBe(single.replace("</MessageId>", "</MessageId><"));
  });
  await pickFile(page, "again.xml", single);
  await expect(page.locator(".file-name")).toHaveText("again.xml");
  await test.step("An element is explained under the pointer and by a key, with a link to more", async () => {
    await sourceEditor(page).focus();
    await page.keyboard.press("ControlOrMeta+Home");
    const explanation = page.locator(".cm-explanation");
    await page.locator(".cm-line", { hasText: "<MessageId>" }).getByText("MessageId").first().hover();
    await expect(explanation).toContainText("number for this message");
    await page.mouse.move(0, 0);
    await expect(explanation).toHaveCount(0);

    await goBehind(page, "<ISRC");
    await page.keyboard.press("ControlOrMeta+Shift+Space");
    await expect(explanation).toBeVisible();
    expect(await axeViolationsInBothModes(page, { but: around })).toEqual([]);
    await page.keyboard.press("Tab");
    const link = explanation.getByRole("link");
    await expect(link).toBeFocused();
    expect((await page.request.get((await link.getAttribute("href"))!)).status()).toBe(200);
    await sourceEditor(page).focus();
    await page.keyboard.press("Escape");
    await expect(explanation).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});
