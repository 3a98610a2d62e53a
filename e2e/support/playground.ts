import { readFileSync } from "node:fs";

import { expect, type FileChooser, type Locator, type Page } from "@playwright/test";

import { visit } from "./visit";

export { readSample as sample } from "@ddex-suite/ern/test/read-sample";

export const sourceEditor = (page: Page): Locator => page.getByRole("textbox", { name: "XML source" });

export const fileName = (page: Page): Locator => page.locator(".file-name");

export const panelNamed = (page: Page, name: string | RegExp): Locator => page.getByRole("tabpanel", { name });

export const undo = (page: Page): Promise<void> => page.getByRole("button", { name: "Undo", exact: true }).click();

/** Types at the end of the source. */
export const typeAtEnd = async (page: Page, text: string): Promise<void> => {
  await sourceEditor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(text);
};

/** Puts the cursor after a text in the source. */
export const goBehind = async (page: Page, text: string): Promise<void> => {
  await sourceEditor(page).focus();
  await page.keyboard.press("ControlOrMeta+f");
  const field = page.getByRole("textbox", { name: "Find" });
  await field.fill(text);
  // The search is updated when a key is released.
  await field.press("End");
  await page.keyboard.press("Enter");
  await page.locator(".cm-searchMatch-selected").first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
};

/** Puts the cursor at a line and a column of the source, both from 1. */
export const goToLine = async (page: Page, line: number, column = 1): Promise<void> => {
  await sourceEditor(page).focus();
  const field = page.getByRole("textbox", { name: "Go to line" });
  // The key works once the code of the search is loaded, which the focus starts.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+Alt+g");
    await expect(field).toBeFocused({ timeout: 200 });
  }).toPass({ intervals: [20] });
  await field.fill(`${line}:${column - 1}`);
  await field.press("Enter");
  await expect(sourceEditor(page)).toBeFocused();
};

/** Returns the options in the list of completions. */
export const completions = (page: Page): Locator =>
  page.getByRole("listbox", { name: "Completions" }).getByRole("option");

/** Returns the selected source text; focuses the source first. */
export const selected = async (page: Page): Promise<string> => {
  await sourceEditor(page).focus();
  return page.evaluate(() => getSelection()?.toString() ?? "");
};

/** Returns the playground without an open message, once its code has loaded. */
export const start = (page: Page): Locator => page.locator(".workbench > .start");

/** Opens the playground, and waits for the start screen or a parsed message. */
export const visitPlayground = async (page: Page, address = "/playground/"): Promise<void> => {
  await visit(page, address);
  const message = page.locator(".workbench > .status-bar").filter({ hasText: /ERN|Not read/ });
  await expect(start(page).or(message)).toBeVisible();
};

/** Opens a sample with its card, and waits until it is parsed. */
export const openCard = async (page: Page, title: string): Promise<void> => {
  await start(page).getByRole("link", { name: title, exact: true }).click();
  await expect(page.locator(".workbench > .status-bar")).toContainText(/ERN|Not read/);
};

/** Opens the playground with the tab's message or the hash's, and waits until it is parsed; on a first visit opens the single. */
export const openPlayground = async (page: Page, hash = ""): Promise<void> => {
  await visitPlayground(page, `/playground/${hash}`);
  if (hash === "" && (await start(page).isVisible())) await openCard(page, "A single");
};

/** Waits until the browser has saved a message with this text, and knows whether it is the only one. */
export const isKept = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (part) => {
        // Opening a missing database would create it.
        if (!(await indexedDB.databases()).some(({ name }) => name === "playground")) return false;
        const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
          new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error!);
          });
        const database = await answered(indexedDB.open("playground"));
        const sessions = await answered<{ source: string | Blob }[]>(
          database.transaction("sessions").objectStore("sessions").getAll(),
        );
        database.close();
        const texts = await Promise.all(sessions.map(({ source }) => new Response(source).text()));
        const isOnly = localStorage.getItem("playground.only") === "1";
        return texts.some((source) => source.includes(part)) && isOnly === (texts.length === 1);
      }, text),
    )
    .toBe(true);

/** Chooses an item in a menu of the toolbar, or of the bar below the panes. */
export const chooseIn = async (page: Page, menu: string | RegExp, name: string): Promise<void> => {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page
    .getByRole("menu")
    .locator("[role^=menuitem]", { hasText: new RegExp(`^${name}$`) })
    .click();
};

/** The views of one message. */
export const views = ["Checks", "Structure", "Changes", "Tracks", "JSON", "Code", "Edit", "Build", "Convert", "Schema"];

/** Shows a view by its tab, or by the menu of those without one. */
export const showPanel = async (page: Page, name: string): Promise<void> => {
  const tab = page.getByRole("tab", { name, exact: name !== "Checks" });
  const more = page.getByRole("button", { name: /^More views/ });
  await expect(tab.or(more).first()).toBeVisible();
  if (await tab.count()) await tab.click();
  else await chooseIn(page, /^More views/, name);
};

/** Chooses a sample, and waits until it is open. */
export const openSample = async (page: Page, label: string, file: string): Promise<void> => {
  await chooseIn(page, "Open", label);
  await expect(fileName(page)).toHaveText(file);
};

/** Returns the file that a button of the download menu produces. */
export const downloaded = async (page: Page, name: string): Promise<{ name: string; text: string }> => {
  const [file] = await Promise.all([page.waitForEvent("download"), chooseIn(page, "Download", name)]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
};

/** Returns the source, as it is downloaded. */
export const sourceText = async (page: Page): Promise<string> => (await downloaded(page, "XML")).text;

export type Files = Parameters<FileChooser["setFiles"]>[0];

/** Chooses files in the chooser that an action opens. */
const chooseFiles = async (page: Page, openChooser: () => Promise<void>, files: Files): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), openChooser()]);
  await chooser.setFiles(files);
};

/** Opens files with the button of the start screen, or with the Open menu. */
export const openFiles = async (page: Page, files: Files): Promise<void> => {
  const first = start(page).getByRole("button", { name: "Open a message" });
  const isAtStart = await first.isVisible();
  await chooseFiles(page, () => (isAtStart ? first.click() : chooseIn(page, "Open", "Files or a ZIP")), files);
};

export const pickFile = (page: Page, name: string, content: string | Buffer): Promise<void> =>
  openFiles(page, { name, mimeType: "application/xml", buffer: Buffer.from(content) });

/** Opens a file that has another name than the open one, and waits until it is open. */
export const openFile = async (page: Page, name: string, content: string | Buffer): Promise<void> => {
  await pickFile(page, name, content);
  await expect(fileName(page)).toHaveText(name);
};

/** Adds schemas and rules in the Schema view. */
export const addSchemas = (page: Page, files: Files): Promise<void> =>
  chooseFiles(page, () => page.getByRole("button", { name: "Add schema files" }).click(), files);

/** Compares with a file in the Changes view. */
export const compareWithFile = (page: Page, file: Files): Promise<void> =>
  chooseFiles(page, () => page.getByRole("button", { name: "Choose a file" }).click(), file);

/** Drops files, given by their texts, on an element, or drags them over it. */
export const dropFiles = async (
  page: Page,
  selector: string,
  files: Readonly<Record<string, string>>,
  event: "drop" | "dragover" = "drop",
): Promise<void> => {
  const dataTransfer = await page.evaluateHandle((entries) => {
    const data = new DataTransfer();
    for (const [name, text] of entries) data.items.add(new File([text], name));
    return data;
  }, Object.entries(files));
  await page.dispatchEvent(selector, event, { dataTransfer });
};
