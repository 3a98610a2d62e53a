import type { Page } from "@playwright/test";

import { benchMin } from "../../src/theme/breakpoints";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import {
  chooseIn,
  fileName,
  isKept,
  openCard,
  openFile,
  panelNamed,
  sample,
  showPanel,
  sourceEditor,
  sourceText,
  start,
  typeAtEnd,
  visitPlayground,
} from "../support/playground";
import { holdScripts } from "../support/route-scripts";
import { softStep } from "../support/soft-step";
import { atEachWidth, bothEnds, expectFits } from "../support/widths";
import { expect, test } from "./test";

const single = sample("43-single.xml");
const cards = (page: Page) => start(page).getByRole("region", { name: "Samples to try" }).getByRole("listitem");

const isWide = (page: Page): boolean => page.viewportSize()!.width >= benchMin;

/** Types in the source, and waits until it's kept. */
const keep = async (page: Page, text: string): Promise<void> => {
  if (!isWide(page)) await page.getByRole("tab", { name: "Source" }).click();
  await typeAtEnd(page, text);
  await expect(page.getByText("Saved in this browser.")).toBeVisible();
  await isKept(page, text);
};

// Which sample each address opens, unit tests show.
test("A first visit shows the start page, without a layout shift, and opens nothing", bothEnds, async ({ page }) => {
  await observeLayoutShift(page);
  await visitPlayground(page);
  await expect(cards(page)).toHaveCount(9);
  const links = await cards(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  expect.soft(new Set(links).size).toBe(9);
  expect.soft(links.filter((link) => !/^\/playground\/#sample=[\w-]+$/.test(link))).toEqual([]);
  await expect(start(page).getByRole("button", { name: "Open a message" })).toBeEnabled();
  await expect(page.getByRole("tab")).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
  await atEachWidth(page, (width) => expectFits(page, `${width} pixels wide`));
});

test("The focus stays at its card when the playground's code is loaded", async ({ page }) => {
  const release = await holdScripts(page, (script) => script.includes("Nothing is open yet"));
  await page.goto("/playground/", { waitUntil: "domcontentloaded" });
  const card = page.getByRole("link", { name: "An older version" });
  await card.focus();
  await expect(card).toBeFocused();
  await expect(start(page)).toHaveCount(0);
  release();
  await expect(start(page)).toBeVisible();
  await expect(start(page).getByRole("link", { name: "An older version" })).toBeFocused();
});

test("The start page opens samples, what is pasted, Build and an empty source", async ({ playground: page }) => {
  const clear = async (): Promise<void> => {
    await chooseIn(page, "More", "Clear");
    await expect(start(page)).toBeVisible();
  };
  /** A behaviour that begins at the start page, whatever the one before has left. */
  const fromStart = (title: string, body: () => Promise<void>): Promise<void> =>
    softStep(title, async () => {
      if (await start(page).isHidden()) await clear();
      await body();
    });

  await test.step("A card is chosen by keyboard, and the focus moves on to the views", async () => {
    await start(page).getByRole("button", { name: "Keys" }).focus();
    for (let count = 0; count < 3; count += 1) await page.keyboard.press("Tab");
    await expect(start(page).getByRole("link", { name: "An album of 12 tracks" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tab", { name: "Tracks", selected: true })).toBeFocused();
    await expect(page).toHaveURL("/playground/");
    expect(await sourceText(page)).toBe(sample("43-twelve-tracks.xml"));
  });

  await test.step("Clear returns to the start page, and its notice restores the message", async () => {
    await clear();
    await expect(start(page).getByRole("button", { name: "Open a message" })).toBeFocused();
    await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
    expect(await sourceText(page)).toBe(sample("43-twelve-tracks.xml"));
  });

  await fromStart("The later delivery is compared with the first at once", async () => {
    await openCard(page, "The same album, a week later");
    const changes = panelNamed(page, "Changes");
    await expect(changes).toContainText("The Pilot’s Boat");
    await expect(changes).toContainText("PT4M19S");
  });

  await fromStart("A message is opened by the button, by Ctrl+V and by Paste", async () => {
    await openFile(page, "mine.xml", single);
    await page.evaluate((text) => navigator.clipboard.writeText(text), single);
    const ways = [
      () => page.keyboard.press("ControlOrMeta+v"),
      () => start(page).getByRole("button", { name: "Paste" }).click(),
    ];
    for (const paste of ways) {
      await clear();
      await paste();
      await expect(fileName(page)).toHaveText("pasted.xml");
    }
    expect(await sourceText(page)).toBe(single);
  });

  const back = page.getByRole("button", { name: "Back to the start" });
  await fromStart("Building starts with nothing open, and leads back", async () => {
    await start(page).getByRole("button", { name: "Build from JSON" }).click();
    await expect(page.getByRole("textbox", { name: "Release in JSON" })).toContainText("Paper Boats");
    await back.click();
    await expect(start(page)).toBeVisible();
  });

  await fromStart("An empty source has no problems, what is typed in it is read, and it leads back", async () => {
    await start(page).getByRole("button", { name: "Start with an empty source" }).click();
    await showPanel(page, "Checks");
    await expect(panelNamed(page, "Checks")).toContainText("Nothing is open");
    await expect.soft(page.getByRole("tab", { name: "Checks" })).toHaveText("Checks");
    await expect.soft(page.locator(".cm-lint-marker")).toHaveCount(0);
    await sourceEditor(page).click();
    await page.keyboard.insertText("<a>\n<b></a>");
    await expect(page.getByText(/^11 (characters|bytes)$/)).toBeVisible();
    await expect(page.locator(".checks .error").first()).toContainText("2:");
    await showPanel(page, "Structure");
    await expect(page.getByText("not well-formed XML")).toBeVisible();
    await sourceEditor(page).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await expect(sourceEditor(page)).toBeVisible();
    await back.click();
    await expect(start(page)).toBeVisible();
  });
});

/** Records whether the start page is ever shown in documents loaded from now on, each as in a new tab. */
const comeAgain = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    sessionStorage.clear();
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const shown = [...document.querySelectorAll<HTMLElement>(".start")].some((element) => element.checkVisibility());
      if (shown) seen.push("start");
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};

test(
  "A return visit shows the one kept message at once, or lists several; nothing moves",
  bothEnds,
  async ({ page }) => {
    await observeLayoutShift(page);
    await comeAgain(page);
    await test.step("The address of a sample opens it", async () => {
      await visitPlayground(page, "/playground/#sample=43-single");
      await expect(fileName(page)).toHaveText("43-single.xml");
      await expect(page).toHaveURL("/playground/");
      await keep(page, "<!-- one -->");
    });

    await test.step("One message: its panes are shown at once", async () => {
      await page.reload();
      await expect(fileName(page)).toHaveText("43-single.xml");
      expect.soft(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
      expect.soft(await sourceText(page)).toBe(`${single}<!-- one -->`);
      // The editor moves its gutter marks to the old cursor position, and on a phone what is kept comes after the other texts.
      const shifts = (await layoutShifts(page))!.filter((shift) => !shift.includes("div.cm-gutterElement"));
      expect.soft(shifts.filter((shift) => isWide(page) || !shift.includes("span.save-state"))).toEqual([]);
    });

    if (!isWide(page)) return;
    await test.step("Several: they are listed below the samples, newest first", async () => {
      await page.evaluate(() => (location.hash = "#sample=43-album"));
      await expect(fileName(page)).toHaveText("43-album.xml");
      await keep(page, "<!-- two -->");
      await page.reload();
      const kept = page.getByRole("region", { name: "Saved messages" }).getByRole("listitem");
      await expect(kept).toHaveText([/^Continue with 43-album\.xml/, /^Continue with 43-single\.xml/]);
      expect(await layoutShifts(page)).toEqual([]);
      await kept.last().getByRole("button").click();
      await expect.poll(() => sourceText(page)).toContain("<!-- one -->");
    });
  },
);
