import { expect, test } from "@playwright/test";

import { downloaded, openPlayground, pickFile, sample, showPanel, sourceEditor } from "../support/playground";

const single = sample("43-single.xml");

test("Problems are fixed one by one or all of a type, by keyboard, in the list and in the editor", async ({ page }) => {
  await test.step("A problem is fixed by keyboard, the focus stays in the list, and the Changes tab shows only that line", async () => {
    await openPlayground(page);
    const broken = single.replace("PT2M58S", "2:58").replace("MainArtist", "MainArtits");
    await pickFile(page, "broken.xml", broken);
    await showPanel(page, "Checks");
    const diagnostics = page.locator(".checks li");
    await expect(diagnostics).toHaveCount(2);
    await diagnostics.first().getByRole("button", { name: "Write MainArtist" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText("Done: Write MainArtist.")).toBeVisible();
    await expect(diagnostics).toHaveCount(1);
    await expect(page.locator(".checks")).toBeFocused();
    await page.keyboard.press("Tab");
    expect((await downloaded(page, "XML")).text).toBe(single.replace("PT2M58S", "2:58"));
    await showPanel(page, "Changes");
    const changes = page.getByRole("tabpanel", { name: "Changes" });
    await expect(changes).toContainText("1 line changed, everything else identical.");
    await expect(changes).toContainText("MainArtits");
  });
  await test.step("All problems of a type are fixed as one step, and the editor offers the fix at the problem", async () => {
    await test.step("All problems of a type are fixed as one step", async () => {
      const broken = single.replaceAll('IsDefault="true"', 'IsDefault="TRUE"');
      const count = single.split('IsDefault="true"').length - 1;
      await pickFile(page, "broken.xml", broken);
      await showPanel(page, "Checks");
      await page.getByRole("button", { name: `Fix ${count} booleans` }).click();
      await expect(page.getByText("The own checks found nothing wrong.")).toBeVisible();
      await expect(page.getByRole("tabpanel", { name: /^Checks/ })).toBeFocused();
      expect((await downloaded(page, "XML")).text).toBe(single);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.locator(".checks li")).toHaveCount(count);
    });
    await test.step("The editor offers the fix at the problem", async () => {
      await pickFile(page, "broken.xml", single.replace("<MessageId>MSG-2026-0002", "<MessageId><Note/>MSG-2026-0002"));
      await expect(page.locator(".cm-lint-marker").first()).toBeVisible();
      await sourceEditor(page).focus();
      await page.keyboard.press("F8");
      await page.locator(".cm-lint-marker").first().hover();
      await page.locator(".cm-diagnosticAction", { hasText: "Remove Note" }).click();
      expect((await downloaded(page, "XML")).text).toBe(single);
    });
  });
});
