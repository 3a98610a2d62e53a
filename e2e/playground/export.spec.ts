import { clipboard } from "../support/clipboard";
import {
  downloaded,
  fileName,
  openCard,
  panelNamed,
  sample,
  selected,
  showPanel,
  sourceEditor,
  sourceText,
  undo,
} from "../support/playground";
import { softStep } from "../support/soft-step";
import { expect, test } from "./test";

// That it is the same each time, also from a graph, unit tests show.
test("JSON and CSV are downloaded, JSON is copied, and a message is built from JSON", async ({ playground: page }) => {
  await openCard(page, "A single");
  await softStep("JSON and CSV are downloaded with the message's data, and JSON is copied", async () => {
    const graph = await downloaded(page, "JSON, as a graph");
    expect.soft(graph.name).toBe("43-single.json");
    expect.soft(JSON.parse(graph.text)).toMatchObject({
      version: "4.3",
      releases: [{ isMain: true, title: "Paper Boats" }],
    });
    const flat = await downloaded(page, "JSON, a row per track");
    expect.soft(JSON.parse(flat.text)).toMatchObject([{ isrc: ["QZABC2600010"], title: ["Paper Boats"] }]);
    const csv = await downloaded(page, "CSV, a row per track");
    expect.soft(csv.name).toBe("43-single.csv");
    expect.soft(csv.text).toMatch(/^\uFEFFRelease,[^\r]*\r\n[^\r]*QZABC2600010[^\r]*\r\n$/);
    await expect.soft(page.getByText("A value that begins with =, +, - or @ has an apostrophe")).toBeVisible();
    await showPanel(page, "JSON");
    await expect(page.getByRole("textbox", { name: "JSON of the message" })).toContainText('"version": "4.3"');
    await page.getByRole("button", { name: "Copy JSON" }).click();
    await expect(page.getByText("The JSON is in the clipboard.")).toBeVisible();
    expect(await clipboard(page)).toBe(graph.text);
  });

  await softStep("A message is built from JSON, and wrong JSON is refused with its path", async () => {
    await showPanel(page, "Build");
    const json = page.getByRole("textbox", { name: "Release in JSON" });
    const build = page.getByRole("button", { name: "Build the message" });
    await expect(json).toContainText("Paper Boats");
    await page.getByRole("combobox", { name: "Examples" }).selectOption({ label: "An album" });
    await expect(json).toContainText("Slow Rivers");
    await build.click();
    await expect(fileName(page)).toHaveText("built.xml");
    expect(await sourceText(page)).toBe(sample("43-album.xml"));
    await json.fill('{ "message": 1 }');
    await build.click();
    await expect(page.getByRole("alert")).toContainText("$.message");
  });
});

test("A message of ERN 3.8.2 is converted with a report, to a version that is chosen", async ({ playground: page }) => {
  await openCard(page, "An older version");
  await showPanel(page, "Convert");
  const panel = panelNamed(page, "Convert");
  const choice = panel.getByRole("group", { name: "Version to convert to" });
  const open = (version: string) => panel.getByRole("button", { name: `Open the ${version} message`, exact: true });
  await softStep("The report on its parts leads to each", async () => {
    await expect(panel.locator(".summary")).toContainText(
      /\d+ to decide, \d+ added, \d+ left out, \d+ changed, \d+ carried/,
    );
    await panel.getByRole("combobox", { name: "What is listed" }).selectOption({ label: "Left out (10)" });
    const update = panel.getByRole("listitem").filter({ hasText: "UpdateIndicator" });
    await expect.soft(update).toContainText("a message replaces what was sent of the release before");
    await update.getByRole("button").click();
    await sourceEditor(page).focus();
    await page.keyboard.press("Shift+End");
    expect.soft(await selected(page)).toContain("<UpdateIndicator>OriginalMessage<");
  });

  await test.step("It opens as ERN 4.3.2 without a problem, and Undo restores the first", async () => {
    await expect(choice.getByRole("button", { pressed: true })).toHaveText("ERN 4.3.2");
    await open("ERN 4.3.2").click();
    await expect(fileName(page)).toHaveText("382-album-ern-4.3.2.xml");
    await expect(panel).toContainText("this one is ERN 4.3.2");
    expect.soft(await sourceText(page)).toContain('xmlns:ern="http://ddex.net/xml/ern/432"');
    await showPanel(page, "Checks");
    await expect.soft(panelNamed(page, "Checks")).toContainText("no problems found");
    await undo(page);
    await expect(fileName(page)).toHaveText("382-album.xml");
  });

  await test.step("Another version is chosen by keyboard", async () => {
    await showPanel(page, "Convert");
    await choice.getByRole("button", { name: "ERN 4.3.2" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(choice.getByRole("button", { pressed: true })).toHaveText("ERN 4.3");
    await open("ERN 4.3").click();
    await expect(fileName(page)).toHaveText("382-album-ern-4.3.xml");
    expect(await sourceText(page)).toContain('xmlns:ern="http://ddex.net/xml/ern/43"');
    // A message of 4.3 has one version left to convert to.
    await expect(open("ERN 4.3.2")).toBeVisible();
    await expect(choice).toBeHidden();
  });
});
