import { expect, test } from "@playwright/test";

import { collectProblems } from "../support/collect-problems";
import { visit } from "../support/visit";

test("The component in an interactive post keeps state", async ({ page }) => {
  const problems = collectProblems(page);
  await visit(page, "/blog/mdx-blog-post/");
  const field = page.getByRole("main").getByRole("textbox").first();
  const before = await page.getByRole("main").innerText();
  await field.fill("000000000000");
  await expect.poll(() => page.getByRole("main").innerText()).not.toBe(before);
  expect(problems).toEqual([]);
});
