import { expect, test } from "@playwright/test";

import { openPlayground, openSample, pickFile, sample, showPanel } from "../support/playground";
import { atEachWidth, expectFits, phone } from "../support/widths";

const names = ["Source", "Structure", "Tracks", "Edit", "Checks", "Schema", "Changes", "JSON", "Build", "Code"];

test(
  "On a phone no view makes the page wider, and touch targets are at least 44 pixels high",
  phone,
  async ({ page }) => {
    test.setTimeout(120_000);
    await test.step("No view makes the page wider, with problems and long names and addresses", async () => {
      await openPlayground(page);
      const long = `https://example.com/${"long".repeat(60)}`;
      const broken = sample("43-broken.xml");
      const text = broken
        .replaceAll("Paper Boats", "P".repeat(200))
        .replace("<Duration>2:58<", `<Duration>${long}<`)
        .replaceAll(">P7<", `>P${"7".repeat(150)}<`);
      await pickFile(page, `${"long-name-".repeat(20)}.xml`, text);
      await expect(page.getByRole("tab", { name: "Checks" })).toContainText(/\d/);
      for (const name of names) {
        await showPanel(page, name);
        await atEachWidth(page, async (width) => {
          await expectFits(page, `${name}, ${width} pixels wide`);
        });
      }
    });
    await test.step("Touch targets are at least 44 pixels high on a phone", async () => {
      await openSample(page, "A broken message", "43-broken.xml");
      await page.getByRole("tab", { name: "Source" }).click();
      await page.getByRole("textbox", { name: "XML source" }).focus();
      await page.keyboard.insertText(" ");
      await openSample(page, "ERN 4.3 album", "43-album.xml");
      await page.getByRole("button", { name: /^\d+ more kept$/ }).click();
      // Around the panels, whose own targets are tried with all that they can show.
      for (const name of ["Source", "Checks"]) {
        await showPanel(page, name);
        const small = await page.locator(".workbench").evaluate((root) =>
          [...root.querySelectorAll("button, select, input, summary")].flatMap((element) => {
            const { width, height } = element.getBoundingClientRect();
            const isEditors = element.closest(".cm-editor") !== null;
            return isEditors || width === 0 || height >= 44 ? [] : `${element.textContent} ${height}`;
          }),
        );
        expect.soft(small, name).toEqual([]);
      }
    });
  },
);
