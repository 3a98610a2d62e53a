import { expect, test } from "@playwright/test";

import { visit } from "../support/visit";
import { atEachWidth, bothEnds } from "../support/widths";

const groups = {
  Docs: ["Introduction", "Getting started", "Learn ERN", "Parser", "Builder", "Glossary", "What is checked"],
  Community: ["Changelog", "Repository", "Issues"],
  More: ["Playground", "DDEX Workbench", "Accessibility"],
};

test("The footer has three groups of links, the copyright and the trademark notice", bothEnds, async ({ page }) => {
  await visit(page, "/docs/intro/");
  const footer = page.getByRole("contentinfo");
  await atEachWidth(page, async () => {
    for (const [title, labels] of Object.entries(groups)) {
      const group = footer.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      for (const label of labels) await expect(group.getByRole("link", { name: label, exact: true })).toBeVisible();
    }
  });
  await expect(footer).toContainText(/Copyright © .*DDEX Suite/);
  await expect(footer).toContainText(/DDEX is a trademark of its owner/);
  const links = await footer.getByRole("link").all();
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    const external = /^https?:/.test((await link.getAttribute("href")) ?? "");
    if (external) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    } else await expect(link).not.toHaveAttribute("target");
  }
});
