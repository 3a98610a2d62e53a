import { expect, test } from "@playwright/test";

import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";

test("The page with every kind of content works", async ({ page }) => {
  await visit(page, "/markdown-page/");
  await softStep("Tables, task lists and footnotes have the right semantics", async () => {
    await expect(page.getByRole("columnheader", { name: "Identifier" })).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(3);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
    for (const box of await page.getByRole("checkbox").all()) await expect(box).toBeDisabled();

    const reference = page.locator("sup a").first();
    await reference.click();
    await expect(page.locator("li:target")).toContainText("The number in the text leads here");
    await page.locator("li:target a").last().click();
    await expect(reference).toBeInViewport();
  });
  await softStep("Admonitions have their type's title or their own", async () => {
    for (const [kind, title] of [
      ["note", /note/i],
      ["tip", /tip/i],
      ["info", "A title of its own"],
      ["warning", /warning/i],
      ["danger", /danger/i],
    ] as const) {
      const box = page.locator(`.admonition.${kind}`);
      await expect(box.locator(".admonition-title")).toHaveText(title);
      await expect(box.locator(".admonition-title svg")).toBeVisible();
    }
  });
  await softStep("Details open and close with the keyboard", async () => {
    const details = page.locator(".prose details").filter({ hasText: "A closed section" });
    const text = details.getByText("Text, lists and code can wait here");
    await expect(text).toBeHidden();
    await details.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(text).toBeVisible();
    await page.keyboard.press("Space");
    await expect(text).toBeHidden();
  });
  await softStep("A block that starts wrapped can be unwrapped", async () => {
    const block = page.locator("figure.code").filter({ hasText: "ReleaseProfileVersionId" });
    await expect(block).toHaveClass(/wrapped/);
    const wrap = block.getByRole("button", { name: "Toggle word wrap" });
    await expect(wrap).toHaveAttribute("aria-pressed", "true");
    await wrap.click();
    await expect(wrap).toHaveAttribute("aria-pressed", "false");
    await expect(block).not.toHaveClass(/wrapped/);
  });
  await softStep("Highlighted, added and removed lines stand out", async () => {
    for (const kind of ["hl", "ins", "del"]) {
      const line = page.locator(`figure.code .l.${kind}`).first();
      await expect(line).toHaveCSS("border-left", /^3px solid/);
    }
  });
  await softStep("Code is coloured, with different colours in each mode", async () => {
    const keyword = page.locator("figure.code[data-lang=python] .k").first();
    const plain = await page
      .locator("figure.code[data-lang=python] code")
      .first()
      .evaluate((code) => getComputedStyle(code).color);
    const light = await keyword.evaluate((word) => getComputedStyle(word).color);
    expect(light).not.toBe(plain);
    await page.getByRole("button", { name: /^Switch between dark and light mode/ }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await keyword.evaluate((word) => getComputedStyle(word).color)).not.toBe(light);
  });
  await softStep("Steps are numbered and cards are links", async () => {
    const steps = page.locator("ol.steps > li");
    await expect(steps).toHaveCount(3);
    expect(await steps.first().evaluate((step) => getComputedStyle(step, "::before").content)).toContain(
      "counter(step)",
    );
    await page
      .locator(".cards")
      .getByRole("link", { name: /^Use cases/ })
      .click();
    await expect(page).toHaveURL("/docs/use-cases/");
  });
  await softStep("The search button shows the keys for the reader's system", async () => {
    const keys = page.getByRole("button", { name: /^Search/ }).locator("kbd");
    await expect(keys).toHaveText("Ctrl K");
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "platform", { get: () => "MacIntel" }));
    await page.reload();
    await expect(keys).toHaveText("⌘K");
  });
});
