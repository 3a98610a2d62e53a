import { expect, test } from "@playwright/test";

import { aroundPanels, axeViolations } from "../support/axe-violations";
import { clipboard, mayUseClipboard } from "../support/clipboard";
import { downloaded, openPlayground, openSample, showPanel, sourceEditor } from "../support/playground";

test.use(mayUseClipboard);

test("A message of ERN 3.8.2 is converted with a report on each of its parts, and opens as ERN 4.3", async ({
  page,
}) => {
  await openPlayground(page);
  await openSample(page, "ERN 3.8.2 album", "382-album.xml");
  await showPanel(page, "Convert");
  const panel = page.getByRole("tabpanel", { name: "Convert" });
  await expect(panel.locator(".summary")).toContainText(
    /\d+ to decide, \d+ added, \d+ left out, \d+ changed, \d+ carried/,
  );

  await panel.getByRole("combobox", { name: "What is listed" }).selectOption({ label: "Left out (10)" });
  const update = panel.getByRole("listitem").filter({ hasText: "UpdateIndicator" });
  await expect(update).toContainText("a message replaces what was sent of the release before");
  await update.getByRole("button").click();
  await sourceEditor(page).focus();
  await page.keyboard.press("Shift+End");
  await page.keyboard.press("ControlOrMeta+c");
  expect(await clipboard(page)).toContain("<UpdateIndicator>OriginalMessage<");

  await panel.getByRole("button", { name: "Open the ERN 4.3 message" }).click();
  await expect(page.locator(".file-name")).toHaveText("382-album-ern-4.3.xml");
  await expect(panel).toContainText("this one is ERN 4.3");
  expect((await downloaded(page, "XML")).text).toContain('xmlns:ern="http://ddex.net/xml/ern/43"');
  await showPanel(page, "Checks");
  await expect(page.getByRole("tabpanel", { name: "Checks" })).toContainText("found nothing wrong");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.locator(".file-name")).toHaveText("382-album.xml");
});

test("The report of a conversion has no accessibility violations @375 @1280", async ({ page }) => {
  await openPlayground(page);
  await openSample(page, "ERN 3.8.2 album", "382-album.xml");
  await showPanel(page, "Convert");
  await expect(page.getByRole("tabpanel", { name: "Convert" }).getByRole("listitem").first()).toBeVisible();
  expect(await axeViolations(page, { but: aroundPanels })).toEqual([]);
});
