import { clipboard } from "../support/clipboard";
import { openCard, panelNamed, sample, showPanel, sourceEditor, sourceText, undo } from "../support/playground";
import { softStep } from "../support/soft-step";
import { expect, test } from "./test";

const single = sample("43-single.xml");

test("While a tag is half typed, the views show the last reading, and say so", async ({ playground: page }) => {
  await openCard(page, "A single");
  const structure = page.getByRole("tree", { name: "Structure of the message" });
  await structure.getByRole("treeitem", { name: /^Header/ }).click();
  await sourceEditor(page).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.insertText("<Upd");
  const mark = page.getByText("the last version of the message that could be read");
  await expect(mark).toBeVisible();
  await structure.getByRole("treeitem", { name: /^Image A2/ }).click();
  await sourceEditor(page).focus();
  await page.keyboard.press("ControlOrMeta+c");
  expect.soft(await clipboard(page)).toMatch(/^<Image>[\s\S]*<\/Image>$/);
  await showPanel(page, "Edit");
  await expect.soft(mark).toBeVisible();
  await expect.soft(page.getByRole("heading", { name: "Image A2" })).toBeVisible();
  await showPanel(page, "Tracks");
  await expect.soft(page.getByRole("region", { name: "Table of tracks" })).toContainText("QZABC2600010");
  await showPanel(page, "JSON");
  await expect.soft(page.getByRole("textbox", { name: "JSON of the message" })).toContainText('"version": "4.3"');
  await undo(page);
  await expect(mark).toBeHidden();
});

// Elements to add and remove, and references, unit tests show.
test("The form changes one line, or a reference everywhere, and Undo restores the bytes", async ({
  playground: page,
}) => {
  await openCard(page, "A single");
  await page.getByRole("treeitem", { name: /^Paper Boats A1/ }).click();
  await softStep("A value changes one line, and Undo restores the bytes", async () => {
    await showPanel(page, "Edit");
    const duration = page.getByRole("textbox", { name: "Duration", exact: true });
    await expect(duration).toHaveValue("PT2M58S");
    await duration.fill("PT3M1S");
    await duration.press("Enter");
    await showPanel(page, "Changes");
    const changes = panelNamed(page, "Changes");
    await expect(changes).toContainText("1 line changed, everything else identical.");
    await expect.soft(page.getByRole("row", { name: /removed/ })).toContainText("<Duration>PT2M58S</Duration>");
    await expect.soft(page.getByRole("row", { name: /added/ })).toContainText("<Duration>PT3M1S</Duration>");
    expect.soft(await sourceText(page)).toBe(single.replace("PT2M58S", "PT3M1S"));
    await undo(page);
    await expect(changes).toContainText("Nothing has changed");
    expect.soft(await sourceText(page)).toBe(single);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(changes).toContainText("1 line changed");
    await undo(page);
    await expect(changes).toContainText("Nothing has changed");
  });

  await softStep("A reference is renamed everywhere", async () => {
    await showPanel(page, "Edit");
    const reference = page.getByRole("textbox", { name: /^Reference, in/ });
    await reference.fill("A77");
    await reference.press("Enter");
    await expect(page.getByRole("heading", { name: "SoundRecording A77" })).toBeVisible();
    expect((await sourceText(page)).replaceAll(">A77<", ">A1<")).toBe(single);
  });
});
