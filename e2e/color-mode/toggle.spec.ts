import { expect, test } from "@playwright/test";

import { paper } from "../support/colors";
import { stored } from "../support/storage";
import { visit } from "../support/visit";
import { bothEnds } from "../support/widths";

const toggleName = /^Switch between dark and light mode/;

test("The colour mode switches between light and dark, and is remembered", bothEnds, async ({ page }) => {
  await visit(page, "/docs/intro/");
  const html = page.locator("html");
  const body = page.locator("body");
  const toggle = page.locator("header.navbar").getByRole("button", { name: toggleName });
  await expect(html).toHaveAttribute("data-theme", "light");
  await expect(body).toHaveCSS("background-color", paper.light);
  await expect(toggle).toHaveAccessibleName("Switch between dark and light mode (currently light mode)");

  await toggle.click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(body).toHaveCSS("background-color", paper.dark);
  await expect(toggle).toHaveAccessibleName("Switch between dark and light mode (currently dark mode)");
  expect(await stored(page, "theme")).toBe("dark");

  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(toggle).toBeEnabled();

  await toggle.click();
  await expect(html).toHaveAttribute("data-theme", "light");
  await expect(body).toHaveCSS("background-color", paper.light);
  expect(await stored(page, "theme")).toBe("light");
});
