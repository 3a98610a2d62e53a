import { fileName, openCard, panelNamed, showPanel, sourceText } from "../support/playground";
import { expect, test } from "./test";

test("A message is converted to the version that is chosen, by keyboard too", async ({ playground: page }) => {
  await openCard(page, "An older version");
  await showPanel(page, "Convert");
  const panel = panelNamed(page, "Convert");
  const choice = panel.getByRole("group", { name: "Version to convert to" });
  await expect(choice.getByRole("button", { pressed: true })).toHaveText("ERN 4.3.2");
  await expect(panel.getByRole("button", { name: "Open the ERN 4.3.2 message" })).toBeVisible();

  await choice.getByRole("button", { name: "ERN 4.3.2" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(choice.getByRole("button", { pressed: true })).toHaveText("ERN 4.3");
  await panel.getByRole("button", { name: "Open the ERN 4.3 message" }).click();
  await expect(fileName(page)).toHaveText("382-album-ern-4.3.xml");
  expect(await sourceText(page)).toContain('xmlns:ern="http://ddex.net/xml/ern/43"');

  // A message of 4.3 has one version left to convert to.
  await expect(panel.getByRole("button", { name: "Open the ERN 4.3.2 message" })).toBeVisible();
  await expect(choice).toBeHidden();
});
