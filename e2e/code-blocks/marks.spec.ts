import { expect, test } from "@playwright/test";
import { select, selectAll } from "hast-util-select";

import { paths } from "../../src/utils/paths";
import { clipboard, mayUseClipboard } from "../support/clipboard";
import { docRoutes } from "../support/routes";
import { attributeOf, nodeText, served, servedDocument } from "../support/served";
import { servedPages } from "../support/served-pages";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atAllWidths } from "../support/widths";

test.use(mayUseClipboard);

const REPORT = paths.doc("verification");

test("A block has its mark beside title and buttons, and its button copies only the code", async ({ page }) => {
  await visit(page, "/markdown-page/"); // with and without title, in tabs, boxes and lists, folded
  await softStep("The copy button copies only the code, confirms it, and resets", async () => {
    const block = page.locator("figure.code").filter({ hasText: "release.py" });
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    const copied = block.getByRole("button", { name: "Copied" });
    await expect(copied).toBeVisible();
    await expect(page.locator("#gatsby-announcer")).toHaveText("Copied");
    expect(await clipboard(page)).toBe(
      [
        "from ddex_builder import Release",
        "",
        "release = Release(",
        '    release_id="R1",',
        '    release_type="Single",',
        '    title="First Light",',
        '    artist="Example Artist",',
        ")",
      ].join("\n"),
    );
    await expect(block.getByRole("button", { name: "Copy code to clipboard" })).toBeVisible();
    await expect(copied).toHaveCount(0);
  });
  await softStep("Line numbers are not copied", async () => {
    const block = page.locator("figure.code.numbered");
    await expect(block).toContainText("use ddex_parser::DDEXParser;");
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
    const text = await clipboard(page);
    expect(text.split("\n")[0]).toBe("use ddex_parser::DDEXParser;");
    expect(text).not.toMatch(/\n$/);
  });
  await softStep("A mark is in the header of a code block, over neither its title nor its buttons", async () => {
    const headers = page.locator("figure.code:visible figcaption", { has: page.locator(".mark") });
    const count = await headers.count();
    expect(count).toBeGreaterThan(3);
    await atAllWidths(page, async (width) => {
      const outside = await headers.evaluateAll((all) =>
        all
          .filter((element) => {
            const frame = element.getBoundingClientRect();
            const parts = [...element.children]
              .map((part) => part.getBoundingClientRect())
              .filter((part) => part.width > 0);
            const isInside = ({ left, right, top, bottom }: DOMRect): boolean =>
              left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom + 0.5;
            // On a phone the name of a file has a line of its own.
            const isAfter = (part: DOMRect, { right, bottom }: DOMRect): boolean =>
              part.left >= right - 0.5 || part.top >= bottom - 0.5;
            return parts.some((part, index) => !isInside(part) || (index > 0 && !isAfter(part, parts[index - 1]!)));
          })
          .map(({ textContent }) => textContent),
      );
      expect(outside, `${width} pixels wide`).toEqual([]);
    });
  });
});

test("The report says what was checked and with what, and explains each mark of the docs", served, () => {
  const report = servedDocument(REPORT);
  const text = nodeText(select("main", report)!);
  expect(text).toMatch(/were checked with Node\.js \d.*, Python \d.*, rustc \d.*, TypeScript \d/);
  expect(text).toMatch(/\d+ code samples: \d+ ran, /);
  expect(text).not.toMatch(/\d+ not yet checked/);
  const headings = Object.fromEntries(
    selectAll("h3[id]", report).map((heading) => [attributeOf(heading, "id"), nodeText(heading)]),
  );
  const pages = servedPages();
  const marks = docRoutes.flatMap((route) => pages.get(route)!.marks);
  for (const { href, word } of marks) {
    const [path, id = ""] = href.split("#");
    expect(path).toBe(REPORT);
    expect(headings[id]?.toLowerCase()).toContain(word);
  }
  expect(marks.length).toBeGreaterThan(100);
});
