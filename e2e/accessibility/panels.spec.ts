import { readSchema } from "@ddex-suite/ern/test/read-schema";
import type { Page } from "@playwright/test";

import { expect, test } from "../playground/test";
import { aroundPanels } from "../support/axe-violations";
import { collectProblems } from "../support/collect-problems";
import { panelViolations } from "../support/panel-violations";
import {
  addSchemas,
  chooseIn,
  fileName,
  openFile,
  openFiles,
  panelNamed,
  sample,
  showPanel,
  start,
} from "../support/playground";
import { softStep } from "../support/soft-step";
import { bothEnds, expectFits } from "../support/widths";

const schemas = ["release-notification.xsd", "parts.xsd", "allowed.xsd", "rules.sch"];
const panels = [
  "Files",
  "Structure",
  "Tracks",
  "Edit",
  "Checks",
  "Schema",
  "Changes",
  "JSON",
  "Build",
  "Code",
  "Convert",
];

const LONG_NAME = `${"a-long-name-".repeat(16)}.xml`;

/** A message with problems, and with texts and addresses that are wider than a phone. */
const longTexts = sample("43-broken.xml")
  .replaceAll("Paper Boats", "P".repeat(200))
  .replace("<Duration>2:58<", `<Duration>https://example.com/${"long".repeat(60)}<`)
  .replaceAll(">P7<", `>P${"7".repeat(150)}<`);

const xmlPayload = (name: string, text: string) => ({ name, mimeType: "application/xml", buffer: Buffer.from(text) });

/** Opens several files; the shown one has problems from our built-in checks, a schema and rules. */
const openAll = async (page: Page): Promise<void> => {
  await openFiles(page, [
    xmlPayload(LONG_NAME, longTexts),
    xmlPayload("382-album.xml", sample("382-album.xml")),
    xmlPayload("43-single.xml", sample("43-single.xml")),
    xmlPayload("notes.txt", "notes"),
  ]);
  await expect(fileName(page)).toHaveText(LONG_NAME);
  await expect(page.locator(".files-state")).toContainText("4 files");
  await page.getByRole("button", { name: "Check all" }).click();
  await expect(page.locator(".files-state")).toContainText("3 checked");
  await showPanel(page, "Schema");
  await addSchemas(
    page,
    schemas.map((name) => xmlPayload(name, readSchema(name))),
  );
  await showPanel(page, "Checks");
  await expect(page.getByRole("group", { name: "Problems of" })).toContainText(/Schema \d+/);
};

/** Actions that reveal all of a panel. */
const unfold: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Structure: async (page) => {
    await page.getByRole("searchbox", { name: "Find in the structure" }).fill("isrc");
    await expect(page.locator("#structure-matches")).toHaveText(/^\d+ of \d+ match$/);
  },
  Tracks: (page) => page.locator("summary", { hasText: "CSV" }).click(),
  Edit: async (page) => {
    await page.getByRole("textbox", { name: /^Reference, in/ }).fill("X 1");
    await page.getByRole("textbox", { name: /^Reference, in/ }).press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "cannot be the reference" })).toBeVisible();
  },
  Checks: async (page) => page.getByText("Path, and what libxml2 says").first().click(),
  Changes: async (page) => {
    await page.getByRole("button", { name: "Another message" }).click();
    await page.getByRole("combobox", { name: "Compare with" }).selectOption({ label: "An album of 3 tracks" });
    await expect(page.locator(".meanings")).toBeVisible();
  },
  Build: async (page) => {
    const json = page.getByRole("textbox", { name: "Release in JSON" });
    await expect(json).toContainText("message");
    await json.fill("{");
    await page.getByRole("button", { name: "Build the message" }).click();
    await expect(json).toHaveAccessibleDescription(/JSON/);
  },
  Convert: async (page) => {
    await showPanel(page, "Files");
    await panelNamed(page, "Files").getByRole("button", { name: "382-album.xml" }).click();
    await expect(fileName(page)).toHaveText("382-album.xml");
    await showPanel(page, "Convert");
    await expect(panelNamed(page, "Convert").getByRole("listitem").first()).toBeVisible();
  },
};

/** Whether touch targets of the open panel are too low, or make the page wider, at another width or with large text. */
const phoneFaults = async (page: Page): Promise<Record<string, unknown>> => {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const low = await page.getByRole("tabpanel").evaluate((root) =>
    [...root.querySelectorAll("button, select, input, summary, [role=treeitem]")].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isEditors = element.closest(".cm-editor") !== null;
      return isEditors || width === 0 || height >= 44 ? [] : `${element.textContent} ${height}`;
    }),
  );
  const { width, height } = page.viewportSize()!;
  const excesses: number[] = [];
  for (const windowWidth of [320, 768]) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    excesses.push(await excess());
  }
  await page.setViewportSize({ width, height });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const withLargeText = await excess();
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  return { low, isWider: Math.max(...excesses, withLargeText) > 0 };
};

/** The focused element: its name, whether it's visible, and whether it's in the panel. */
const focus = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement as HTMLElement;
    const editor = element.closest(".cm-editor");
    const style = getComputedStyle(editor ?? element);
    // An editor gets its outline some frames later.
    for (let frame = 0; editor && style.outlineStyle === "none" && frame < 60; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const { left, right, width } = element.getBoundingClientRect();
    return {
      called: element.getAttribute("aria-label") ?? (element.textContent?.trim() || element.id || element.tagName),
      isSeen: style.outlineStyle !== "none",
      isWithin: width > 0 && left < innerWidth && right > 0,
      isInPanel: element.closest("[role=tabpanel]") !== null,
      isLost: element === document.body,
    };
  });

/** Tab alone moves through the open panel: the focus is visible, and nothing traps it. */
const walkThrough = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "More views" }).focus();
  const walked: string[] = [];
  const unseen: string[] = [];
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await focus(page);
    if (!focused.isInPanel) {
      expect.soft(focused.isLost, name).toBe(false);
      break;
    }
    walked.push(focused.called);
    if (!focused.isSeen || !focused.isWithin) unseen.push(focused.called);
  }
  expect.soft(unseen, `${name}: without a visible focus`).toEqual([]);
  expect.soft(walked.length, `${name}: ${walked.slice(-5).join(" | ")}`).toBeLessThan(150);
  // The panel itself, which scrolls, and its contents.
  expect.soft(walked.length, name).toBeGreaterThan(0);
};

test(
  "No panel breaks a rule of axe, is too wide, too small for a finger, or traps the focus",
  bothEnds,
  async ({ playground: page }) => {
    test.setTimeout(240_000);
    const problems = collectProblems(page);
    await openAll(page);
    for (const name of panels)
      await softStep(name, async () => {
        await showPanel(page, name);
        await unfold[name]?.(page);
        // What is around the panels is the same for each, and around the playground as on the start page.
        const but = aroundPanels.filter((part) => name !== panels[0] || part !== "#playground-source");
        expect.soft(await panelViolations(page, { but, atBothEnds: true }), name).toEqual([]);
        await expectFits(page, name);
        if (page.viewportSize()!.width === 375)
          expect.soft(await phoneFaults(page), name).toEqual({ low: [], isWider: false });
        else await walkThrough(page, name);
      });
    for (const name of ["Open", "More"])
      await test.step(`the menu ${name}`, async () => {
        await page.getByRole("button", { name, exact: true }).click();
        await expect(page.getByRole("menu")).toBeVisible();
        expect
          .soft(await panelViolations(page, { but: [...aroundPanels, "[role=tabpanel]"], atBothEnds: true }), name)
          .toEqual([]);
        await page.keyboard.press("Escape");
      });
    expect(problems).toEqual([]);
  },
);

test(
  "The start page and the list of keys break no rule of axe, and fit the window",
  bothEnds,
  async ({ playground: page }) => {
    await test.step("The start page with saved messages", async () => {
      await openFile(page, "first.xml", sample("43-single.xml"));
      await openFile(page, "second.xml", sample("43-single.xml"));
      await chooseIn(page, "More", "Clear");
      await expect(start(page).getByRole("region", { name: "Saved messages" })).toBeVisible();
      expect.soft(await panelViolations(page, { but: [], atBothEnds: true })).toEqual([]);
    });

    await test.step("The list of keys", async () => {
      await start(page).getByRole("button", { name: "Keys" }).click();
      const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      await expect(keys.getByRole("heading", { name: "In the playground" })).toBeVisible();
      expect.soft(await panelViolations(page, { but: [".workbench"], atBothEnds: true })).toEqual([]);
      const box = (await keys.boundingBox())!;
      const window = page.viewportSize()!;
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(window.width);
      expect(box.y + box.height).toBeLessThanOrEqual(window.height);
    });
  },
);
