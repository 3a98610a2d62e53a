import { clipboard } from "../support/clipboard";
import {
  goToLine,
  openCard,
  openFile,
  panelNamed,
  sample,
  showPanel,
  sourceEditor,
  sourceText,
} from "../support/playground";
import { expect, test } from "./test";

const single = sample("43-single.xml");

test.beforeEach(({ playground }) => openCard(playground, "A single"));

test("Tab leaves the source, and changes nothing", async ({ playground: page }) => {
  await sourceEditor(page).focus();
  await page.keyboard.press("Tab");
  await expect(sourceEditor(page)).not.toBeFocused();
  expect(await sourceText(page)).toBe(single);
});

// Its keys, unit tests show.
test("A click in the structure selects the source, and the cursor selects the structure's item", async ({
  playground: page,
}) => {
  const structure = page.getByRole("tree", { name: "Structure of the message" });
  await structure.getByRole("treeitem", { name: /^Image A2/ }).click();
  await expect(structure.locator("[aria-selected=true]")).toHaveText(/^Image A2/);
  await sourceEditor(page).focus();
  await page.keyboard.press("ControlOrMeta+c");
  const copied = await clipboard(page);
  expect(copied).toMatch(/^<Image>[\s\S]*<\/Image>$/);
  expect(single).toContain(copied);

  await page.keyboard.press("ControlOrMeta+Home");
  await expect(structure.locator("[aria-selected=true]")).toHaveCount(0);
  await goToLine(page, 4);
  await expect(structure.locator("[aria-selected=true]")).toHaveText(/^Header/);
});

test("The source is searched by a button, and Escape closes the search", async ({ playground: page }) => {
  await page.getByRole("button", { name: "Find", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Find" });
  await expect(field).toBeFocused();
  await field.pressSequentially("PT2M58S");
  await page.keyboard.press("Enter");
  await expect(page.locator(".cm-searchMatch-selected")).toHaveText("PT2M58S");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(sourceEditor(page)).toBeFocused();
});

test("Parts of the source fold, by the gutter and by keys, and are still downloaded", async ({ playground: page }) => {
  const editor = sourceEditor(page);
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

test("A problem leads to its line, which has a mark", async ({ playground: page }) => {
  await openFile(page, "broken.xml", sample("43-broken.xml"));
  await showPanel(page, "Checks");
  const place = page.locator(".checks li").first().getByRole("button").first();
  const line = Number(/(\d+):\d+$/.exec((await place.textContent()) ?? "")?.[1]);
  await place.click();
  await expect(page.locator(".cm-activeLineGutter", { hasText: String(line) }).first()).toBeVisible();
  await expect(page.locator(".cm-lint-marker").first()).toBeVisible();
});

test("A message with CRLF is edited as any other, and keeps its line ends", async ({ playground: page }) => {
  await openFile(page, "dos.xml", "<a>\r\n<b>x</b>\r\n</a>\r\n");
  await sourceEditor(page).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("End");
  await page.keyboard.type("y");
  await page.keyboard.press("Enter");
  await page.keyboard.type("z");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await page.keyboard.press("Backspace");
  expect(await sourceText(page)).toMatch(/^<a>y\r\n *z<b>x<\/b>\r\n<\/a>\r\n$/);
});

test("The Code view shows programs with their status, in colours", async ({ playground: page }) => {
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
