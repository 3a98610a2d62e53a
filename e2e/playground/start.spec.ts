import { type BrowserContext, expect, type Page, test } from "@playwright/test";

import { benchMin } from "../../src/theme/breakpoints";
import { axeViolationsInBothModes } from "../support/axe-violations";
import { mayUseClipboard } from "../support/clipboard";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import {
  chooseIn,
  downloaded,
  isKept,
  openCard,
  openPlayground,
  openSample,
  sample,
  showPanel,
  sourceEditor,
  start,
  visitPlayground,
} from "../support/playground";
import { holdScripts } from "../support/route-scripts";
import { forgetAll } from "../support/storage";
import { visit } from "../support/visit";
import { bothEnds, everyWidth, expectFits, wide } from "../support/widths";

test.use(mayUseClipboard);

const single = sample("43-single.xml");
const cards = (page: Page) => start(page).getByRole("region", { name: "Samples to try" }).getByRole("listitem");
const shape = (page: Page) => page.locator(".bench-skeleton .toolbar");

const isWide = (page: Page): boolean => page.viewportSize()!.width >= benchMin;

/** Types in the source, and waits until it's kept. */
const keep = async (page: Page, text: string): Promise<void> => {
  if (!isWide(page)) await page.getByRole("tab", { name: "Source" }).click();
  await sourceEditor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(text);
  await expect(page.getByText("Input is kept in this browser.")).toBeVisible();
  await isKept(page, text);
};

/** Opens the site again in a new tab. */
const comeAgain = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await observeLayoutShift(page);
  await visitPlayground(page);
  return page;
};

test("A first visit shows the start page, without a layout shift, and opens nothing", everyWidth, async ({ page }) => {
  await observeLayoutShift(page);
  await visitPlayground(page);
  await expect(cards(page)).toHaveCount(9);
  await expect(start(page).getByRole("button", { name: "Open a message" })).toBeEnabled();
  await expect(page.getByRole("tab")).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
  await expectFits(page);
});

test("The start page with kept messages has no axe violations", bothEnds, async ({ page }) => {
  await visitPlayground(page);
  await openCard(page, "A single");
  await keep(page, "<!-- mine -->");
  await visit(page, "/playground/#sample=382-album");
  await expect(page.locator(".file-name")).toHaveText("382-album.xml");
  await chooseIn(page, "More", "Clear");
  await expect(start(page).getByRole("region", { name: "Kept messages" })).toBeVisible();
  expect(await axeViolationsInBothModes(page)).toEqual([]);
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

test("Every card also opens its sample in another tab", async ({ page, context }) => {
  await visitPlayground(page);
  const links = await cards(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  expect(links).toHaveLength(9);
  const other = await context.newPage();
  await visitPlayground(other, links[0]);
  for (const link of links) {
    // The first one loads with the page.
    if (link !== links[0]) await other.evaluate((hash) => (location.hash = hash), new URL(link, page.url()).hash);
    await expect(other.locator(".file-name")).toHaveText(`${link.split("=")[1]}.xml`);
    await expect(other).toHaveURL("/playground/");
  }
});

test("The start page leads to samples, by keyboard too, and back, and to building and writing", async ({ page }) => {
  test.setTimeout(120_000);
  await test.step("The later delivery is compared with the first at once", async () => {
    await visitPlayground(page);
    await openCard(page, "The same album, a week later");
    const changes = page.getByRole("tabpanel", { name: "Changes" });
    await expect(changes).toContainText("The Pilot’s Boat");
    await expect(changes).toContainText("PT4M19S");
  });
  await test.step("Clear returns to the start page, and its notice restores the message", async () => {
    await openSample(page, "ERN 4.3 single", "43-single.xml");
    await chooseIn(page, "More", "Clear");
    await expect(start(page).getByRole("button", { name: "Open a message" })).toBeFocused();
    await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
    expect((await downloaded(page, "XML")).text).toBe(single);
  });
  await test.step("Building and writing start with nothing open, and lead back", async () => {
    await forgetAll(page);
    await visitPlayground(page);
    const back = page.getByRole("button", { name: "Back to the start" });
    await start(page).getByRole("button", { name: "Build from JSON" }).click();
    await expect(page.getByRole("textbox", { name: "Release in JSON" })).toContainText("Paper Boats");
    await back.click();
    await start(page).getByRole("button", { name: "Start with an empty source" }).click();
    await sourceEditor(page).click();
    await page.keyboard.insertText("<a/>");
    await expect(page.getByText("4 characters")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await expect(sourceEditor(page)).toBeVisible();
    await back.click();
    await expect(start(page)).toBeVisible();
  });
  await test.step("A card is chosen by keyboard, and the focus moves on to the views", async () => {
    await start(page).getByRole("button", { name: "Keys" }).focus();
    for (let count = 0; count < 3; count += 1) await page.keyboard.press("Tab");
    await expect(start(page).getByRole("link", { name: "An album of 12 tracks" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tab", { name: "Tracks", selected: true })).toBeFocused();
    await expect(page).toHaveURL("/playground/");
    expect((await downloaded(page, "XML")).text).toBe(sample("43-twelve-tracks.xml"));
  });
  await test.step("From another page of the site, the start page doesn't flash the panes, and a message doesn't flash the start page", async () => {
    await forgetAll(page);
    await visit(page, "/blog/");
    const link = page.getByRole("banner").getByRole("link", { name: "Playground" }).first();
    await link.click();
    await expect(start(page)).toBeVisible();
    await expect(shape(page)).toBeHidden();
    await openCard(page, "A single");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("playground"))).toBe("sample:43-single.xml");
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).first().click();
    await expect(page).toHaveURL("/blog/");
    await link.click();
    await expect(page.locator(".file-name")).toHaveText("43-single.xml");
  });
});

test("A message is opened from the start page by its button, by Ctrl+V and by Paste", async ({ page }) => {
  await visitPlayground(page);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    start(page).getByRole("button", { name: "Open a message" }).click(),
  ]);
  await chooser.setFiles({ name: "mine.xml", mimeType: "text/xml", buffer: Buffer.from(single) });
  await expect(page.locator(".file-name")).toHaveText("mine.xml");

  await page.evaluate((text) => navigator.clipboard.writeText(text), single);
  const ways = [
    () => page.keyboard.press("ControlOrMeta+v"),
    () => start(page).getByRole("button", { name: "Paste" }).click(),
  ];
  for (const paste of ways) {
    await chooseIn(page, "More", "Clear");
    await expect(start(page)).toBeVisible();
    await paste();
    await expect(page.locator(".file-name")).toHaveText("pasted.xml");
  }
  expect((await downloaded(page, "XML")).text).toBe(single);
});

test(
  "A long message is never drawn as a whole, neither from the start page nor behind another view",
  bothEnds,
  async ({ page }) => {
    await visitPlayground(page);
    await page.evaluate(() => {
      const drawn = (): number => document.querySelectorAll(".cm-line").length;
      const note = (): void =>
        void (document.body.dataset["most"] = `${Math.max(Number(document.body.dataset["most"] ?? 0), drawn())}`);
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    });
    const [, recording = ""] = /(<SoundRecording>[\s\S]*?<\/SoundRecording>)/.exec(single) ?? [];
    const long = single.replace(recording, recording.repeat(500));
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      start(page).getByRole("button", { name: "Open a message" }).click(),
    ]);
    await chooser.setFiles({ name: "long.xml", mimeType: "text/xml", buffer: Buffer.from(long) });
    await expect(page.locator(".cm-line").first()).toBeVisible();
    await showPanel(page, "Structure");
    await chooseIn(page, "Open", "ERN 4.3 album");
    await expect(page.locator(".file-name")).toHaveText("43-album.xml");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.locator(".file-name")).toHaveText("long.xml");
    if (!isWide(page)) await page.getByRole("tab", { name: "Source" }).click();
    await expect(page.locator(".cm-line").first()).toBeVisible();
    expect(Number(await page.locator("body").getAttribute("data-most"))).toBeLessThan(1_000);
    expect((await downloaded(page, "XML")).text === long).toBe(true);
  },
);

test(
  "With one kept message, a return visit shows its panes, never the start page, and nothing moves",
  bothEnds,
  async ({ page, context }) => {
    await openPlayground(page);
    await keep(page, "<!-- mine -->");
    await page.close();
    const next = await context.newPage();
    await observeLayoutShift(next);
    await next.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        const shown = [...document.querySelectorAll<HTMLElement>(".start")].some((each) => each.checkVisibility());
        if (shown) seen.push("start");
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await visitPlayground(next);
    await expect(next.locator(".file-name")).toHaveText("43-single.xml");
    expect(await next.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect((await downloaded(next, "XML")).text).toBe(`${single}<!-- mine -->`);
    // The editor moves its gutter marks to the old cursor position, and on a phone the status bar uses a second line for its text.
    const shifts = (await layoutShifts(next))!.filter((shift) => !shift.includes("div.cm-gutterElement"));
    expect(shifts.filter((shift) => isWide(next) || !shift.includes("span.kept-state"))).toEqual([]);
  },
);

test(
  "With several kept messages, a return visit lists them below the samples, newest first",
  wide,
  async ({ page, context }) => {
    await openPlayground(page);
    await keep(page, "<!-- one -->");
    await page.close();
    const second = await comeAgain(context);
    await visit(second, "/playground/#sample=43-album");
    await expect(second.locator(".file-name")).toHaveText("43-album.xml");
    await keep(second, "<!-- two -->");
    await second.close();
    const third = await comeAgain(context);
    const kept = third.getByRole("region", { name: "Kept messages" }).getByRole("listitem");
    await expect(kept).toHaveText([/^Continue with 43-album\.xml/, /^Continue with 43-single\.xml/]);
    expect(await layoutShifts(third)).toEqual([]);
    await kept.last().getByRole("button").click();
    await expect.poll(async () => (await downloaded(third, "XML")).text).toContain("<!-- one -->");
  },
);
