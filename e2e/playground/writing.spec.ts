import { aroundPanels } from "../support/axe-violations";
import { collectProblems } from "../support/collect-problems";
import { panelViolations } from "../support/panel-violations";
import { completions, goBehind, openFile, sample, sourceEditor, sourceText } from "../support/playground";
import { softStep } from "../support/soft-step";
import { expect, test } from "./test";

/** The source is what shows the completions and explanations; other tests check the rest. */
const but = [...aroundPanels.filter((part) => part !== "#playground-source"), "[role=tabpanel]", ".toolbar"];

const single = sample("43-single.xml");

test.beforeEach(async ({ playground: page }) => {
  await openFile(page, "single.xml", single);
});

test("Elements, values and attributes are offered, and inserted with what they require", async ({
  playground: page,
}) => {
  await test.step("A key offers elements, and inserts one with what it requires", async () => {
    await goBehind(page, "<ParentalWarningType>NoAdviceAvailable</ParentalWarningType>");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+Space");
    await expect(completions(page).first()).toHaveText(/^ParentalWarningType/);
    await page.keyboard.type("RelatedRel");
    await expect(completions(page)).toHaveText([/^RelatedRelease/]);
    expect.soft(await panelViolations(page, { but })).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(completions(page)).toHaveCount(0);
    await page.keyboard.insertText("IsParentRelease");
    expect(await sourceText(page)).toMatch(
      /<RelatedRelease>\n {8}<ReleaseRelationshipType>IsParentRelease<\/ReleaseRelationshipType>\n {8}<ReleaseId><\/ReleaseId>\n {6}<\/RelatedRelease>/,
    );
  });

  await softStep("Values and attributes are offered where they belong", async () => {
    await openFile(page, "again.xml", single);
    await goBehind(page, "<MessageControlType>");
    await page.keyboard.press("Control+Space");
    await expect(completions(page)).toHaveText(["LiveMessage", "TestMessage"]);
    await page.keyboard.press("Escape");
    await goBehind(page, "<Genre");
    await page.keyboard.type(" Lang");
    await expect(completions(page)).toHaveText(["LanguageAndScriptCode"]);
    await page.keyboard.press("Escape");
  });

  await softStep("A list opens with “<”, Tab reaches its link, and Escape keeps what was typed", async () => {
    await openFile(page, "other.xml", single);
    await goBehind(page, "</MessageId>");
    await page.keyboard.type("<");
    await expect(completions(page).first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: / in the ERN reference$/ })).toBeFocused();
    await sourceEditor(page).focus();
    await page.keyboard.press("Escape");
    await expect(completions(page)).toHaveCount(0);
    expect(await sourceText(page)).toBe(single.replace("</MessageId>", "</MessageId><"));
  });
});

test("An element is explained under the pointer, or by a key with a link to more", async ({ playground: page }) => {
  const problems = collectProblems(page);
  const explanation = page.locator(".cm-explanation");
  await softStep("Under the pointer, until it leaves", async () => {
    await page.locator(".cm-line", { hasText: "<MessageId>" }).getByText("MessageId").first().hover();
    await expect(explanation).toContainText("number for this message");
    await page.mouse.move(0, 0);
    await expect(explanation).toHaveCount(0);
  });

  await softStep("By a key, with a link to more, until Escape", async () => {
    await goBehind(page, "<ISRC");
    await page.keyboard.press("ControlOrMeta+Shift+Space");
    await expect(explanation).toBeVisible();
    expect.soft(await panelViolations(page, { but })).toEqual([]);
    await page.keyboard.press("Tab");
    const link = explanation.getByRole("link");
    await expect(link).toBeFocused();
    expect.soft((await page.request.get((await link.getAttribute("href"))!)).status()).toBe(200);
    await sourceEditor(page).focus();
    await page.keyboard.press("Escape");
    await expect(explanation).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});
