import { clipboard } from "../support/clipboard";
import {
  goToLine,
  openCard,
  openSample,
  panelNamed,
  sample,
  showPanel,
  sourceEditor,
  sourceText,
} from "../support/playground";
import { softStep } from "../support/soft-step";
import { expect, test } from "./test";

const single = sample("43-single.xml");

test("The source is searched, folded and left by keyboard, without a change", async ({ playground: page }) => {
  const editor = sourceEditor(page);
  await openCard(page, "A single");
  await softStep("Parts fold, by the gutter and by keys, and are still downloaded", async () => {
    const placeholder = editor.locator(".cm-foldPlaceholder");
    await page.getByTitle("Fold line").nth(1).click();
    await expect(placeholder).toHaveCount(1);
    await expect(editor).not.toContainText("<MessageSender>");
    expect(await sourceText(page)).toBe(single);
    await placeholder.click();
    await expect(editor).toContainText("<MessageSender>");
    await editor.getByText("<MessageHeader>").click();
    await page.keyboard.press("Control+Shift+BracketLeft");
    await expect(placeholder).toHaveCount(1);
    await page.keyboard.press("Control+Shift+BracketRight");
    await expect(placeholder).toHaveCount(0);
  });

  await softStep("A button opens the search, and Escape closes it", async () => {
    await page.getByRole("button", { name: "Find", exact: true }).click();
    const field = page.getByRole("textbox", { name: "Find" });
    await expect(field).toBeFocused();
    await field.pressSequentially("PT2M58S");
    await page.keyboard.press("Enter");
    await expect(page.locator(".cm-searchMatch-selected")).toHaveText("PT2M58S");
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await expect(editor).toBeFocused();
  });

  await softStep("Tab leaves the source, and changes nothing", async () => {
    await editor.focus();
    await page.keyboard.press("Tab");
    await expect(editor).not.toBeFocused();
    expect(await sourceText(page)).toBe(single);
  });
});

// Its keys, unit tests show.
test("The views show what is in the source, and lead to it", async ({ playground: page }) => {
  await openCard(page, "A single");
  await softStep("A click in the structure selects the source, and the cursor selects its item", async () => {
    const structure = page.getByRole("tree", { name: "Structure of the message" });
    const selectedItem = structure.locator("[aria-selected=true]");
    await structure.getByRole("treeitem", { name: /^Image A2/ }).click();
    await expect(selectedItem).toHaveText(/^Image A2/);
    await sourceEditor(page).focus();
    await page.keyboard.press("ControlOrMeta+c");
    const copied = await clipboard(page);
    expect(copied).toMatch(/^<Image>[\s\S]*<\/Image>$/);
    expect(single).toContain(copied);

    await page.keyboard.press("ControlOrMeta+Home");
    await expect(selectedItem).toHaveCount(0);
    await goToLine(page, 4);
    await expect(selectedItem).toHaveText(/^Header/);
  });

  await softStep("The Code view shows programs with their status, in colours", async () => {
    await showPanel(page, "Code");
    const panel = panelNamed(page, "Code");
    await expect(panel).toContainText("new DdexParser()");
    await expect(panel.locator(".status")).toHaveText(["partial", "unavailable", "partial"]);
    await expect(panel).toContainText("43-single.xml is ERN 4.3");
    await expect(panel.locator(".k", { hasText: "import" }).first()).toBeVisible();
    const colorOf = (selector: string): Promise<string> =>
      panel
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf("pre .k")).not.toBe(await colorOf("pre"));
    await panel.getByRole("combobox", { name: "Language of the code" }).selectOption({ label: "Rust" });
    await expect(panel).toContainText("stream_with_version_detection");
    await expect(panel.locator(".status").first()).toHaveText("partial");
  });

  await softStep("A problem leads to its line, which has a mark", async () => {
    await openSample(page, "A broken message", "43-broken.xml");
    await showPanel(page, "Checks");
    const place = page.locator(".checks li").first().getByRole("button").first();
    const line = Number(/(\d+):\d+$/.exec((await place.textContent()) ?? "")?.[1]);
    await place.click();
    await expect(page.locator(".cm-activeLineGutter", { hasText: String(line) }).first()).toBeVisible();
    await expect(page.locator(".cm-lint-marker").first()).toBeVisible();
  });

  await softStep("A problem links to the error that explains it", async () => {
    await showPanel(page, "Checks");
    await page.getByRole("link", { name: "About this error" }).first().click();
    await expect(page).toHaveURL(/\/docs\/guides\/troubleshooting\/validation-errors\/#playground-isrc$/);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
});
