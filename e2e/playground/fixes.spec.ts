import { openFile, panelNamed, sample, showPanel, sourceEditor, sourceText, undo } from "../support/playground";
import { softStep } from "../support/soft-step";
import { expect, test } from "./test";

const single = sample("43-single.xml");

test("Problems are fixed one by one, all of a type, and in the source", async ({ playground: page }) => {
  const diagnostics = page.locator(".checks li");
  await softStep("Problems, and those left after a fix, are announced when typing pauses", async () => {
    const announced = page.getByRole("status", { name: "Announcements" });
    await openFile(page, "single.xml", single);
    await expect(announced).toHaveText("No problems found by the built-in checks.");
    await openFile(page, "errors.xml", sample("43-broken.xml"));
    await expect(announced).toHaveText(
      /^\d+ errors, 1 warning\. Release profile: 1 found by version 2\.1 of its rules\.$/,
    );
    const errors = Number(/\d+/.exec((await announced.textContent()) ?? "")?.[0]);
    await page.getByRole("button", { name: "Write QZABC2600010" }).click();
    await expect(announced).toHaveText(`Fixed. ${errors - 1} errors, 1 warning left.`);
  });

  await softStep("By keyboard: only its line changes, and the focus stays", async () => {
    await openFile(page, "broken.xml", single.replace("PT2M58S", "2:58").replace("MainArtist", "MainArtits"));
    await showPanel(page, "Checks");
    await expect(diagnostics).toHaveCount(2);
    await diagnostics.first().getByRole("button", { name: "Write MainArtist" }).focus();
    await page.keyboard.press("Enter");
    await expect.soft(page.getByRole("status").getByText("Done: Write MainArtist.")).toBeVisible();
    await expect(diagnostics).toHaveCount(1);
    await expect.soft(page.locator(".checks")).toBeFocused();
    await page.keyboard.press("Tab");
    expect.soft(await sourceText(page)).toBe(single.replace("PT2M58S", "2:58"));
    await showPanel(page, "Changes");
    await expect.soft(panelNamed(page, "Changes")).toContainText("1 line changed, everything else identical.");
    await expect.soft(panelNamed(page, "Changes")).toContainText("MainArtits");
  });

  await softStep("All problems of a type, as one step", async () => {
    const count = single.split('IsDefault="true"').length - 1;
    await openFile(page, "booleans.xml", single.replaceAll('IsDefault="true"', 'IsDefault="TRUE"'));
    await showPanel(page, "Checks");
    await page.getByRole("button", { name: `Fix ${count} booleans` }).click();
    await expect(page.getByText("No problems found by the built-in checks.")).toBeVisible();
    await expect.soft(page.getByRole("tabpanel", { name: /^Checks/ })).toBeFocused();
    expect.soft(await sourceText(page)).toBe(single);
    await undo(page);
    await expect(diagnostics).toHaveCount(count);
  });

  await softStep("The editor offers the fix at the problem", async () => {
    await openFile(page, "note.xml", single.replace("<MessageId>MSG-2026-0002", "<MessageId><Note/>MSG-2026-0002"));
    await expect(diagnostics).toHaveCount(1);
    await expect(page.locator(".cm-lint-marker").first()).toBeVisible();
    await sourceEditor(page).focus();
    await page.keyboard.press("F8");
    await page.locator(".cm-lint-marker").first().hover();
    await page.locator(".cm-diagnosticAction", { hasText: "Remove Note" }).click();
    expect(await sourceText(page)).toBe(single);
  });
});
