import { openCard, openFile, openSample, sample, showPanel, sourceEditor, views } from "../support/playground";
import { atEachWidth, expectFits, phone } from "../support/widths";
import { expect, test } from "./test";

test("No view makes a phone's page wider, with long names and addresses", phone, async ({ playground: page }) => {
  test.setTimeout(120_000);
  const long = `https://example.com/${"long".repeat(60)}`;
  const text = sample("43-broken.xml")
    .replaceAll("Paper Boats", "P".repeat(200))
    .replace("<Duration>2:58<", `<Duration>${long}<`)
    .replaceAll(">P7<", `>P${"7".repeat(150)}<`);
  await openFile(page, `${"long-name-".repeat(20)}.xml`, text);
  await expect(page.getByRole("tab", { name: "Checks" })).toContainText(/\d/);
  for (const name of ["Source", ...views]) {
    await showPanel(page, name);
    await atEachWidth(page, async (width) => {
      await expectFits(page, `${name}, ${width} pixels wide`);
    });
  }
});

test("Touch targets of the workbench are at least 44 pixels high on a phone", phone, async ({ playground: page }) => {
  await openCard(page, "A broken message");
  await page.getByRole("tab", { name: "Source" }).click();
  await sourceEditor(page).focus();
  await page.keyboard.insertText(" ");
  await openSample(page, "An album of 3 tracks", "43-album.xml");
  await page.getByRole("button", { name: /^\d+ other saved messages?$/ }).click();
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
