import { execFileSync } from "node:child_process";

import { expect, test } from "@playwright/test";

import { paths } from "../../src/utils/paths";
import { servedDocument } from "../support/served";
import { visit } from "../support/visit";

test("Next leads through the whole sidebar, from its first page to its last, and previous back", async ({ page }) => {
  const first = await servedDocument(page, paths.doc("intro"));
  const order = await first.evaluate((document) =>
    [...document.querySelectorAll("nav[aria-label='Docs sidebar'] a")].map((link) => link.getAttribute("href")!),
  );
  expect(order.length).toBeGreaterThan(100);
  for (const [at, path] of order.entries()) {
    const served = await servedDocument(page, path);
    const links = await served.evaluate((document) =>
      [...document.querySelectorAll("nav[aria-label='Docs pages'] a")].map((link) => [
        /^(Previous|Next)/.exec(link.textContent)?.[0],
        link.getAttribute("href"),
      ]),
    );
    const [previous, next] = [order[at - 1], order[at + 1]];
    const expected = [...(previous ? [["Previous", previous]] : []), ...(next ? [["Next", next]] : [])];
    expect.soft(links, path).toEqual(expected);
  }
});

test("“Edit this page” leads to the page's file in the repository", async ({ page }) => {
  for (const [path, file] of [
    ["/docs/parser/", "content/docs/parser/index.mdx"],
    ["/docs/builder/presets/", "content/docs/builder/presets.mdx"],
    ["/markdown-page/", "content/pages/markdown-page.mdx"],
  ] as const) {
    await visit(page, path);
    const link = page.getByRole("link", { name: "Edit this page" });
    await expect(link).toHaveAttribute("href", `https://github.com/daddykev/ddex-suite/edit/main/website/${file}`);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

/** Days, in UTC, of a file's commits in the history at hand. */
const commitDays = (file: string): string[] => {
  try {
    const dates = execFileSync("git", ["log", "--format=%cI", "--", `:/${file}`], {
      cwd: __dirname,
      encoding: "utf8",
      stdio: "pipe",
    });
    return dates
      .split("\n")
      .filter(Boolean)
      .map((date) => new Date(date).toISOString().slice(0, 10));
  } catch {
    return [];
  }
};

test("“Last updated” is the day of a commit of the page's file, or is left out", async ({ page, request }) => {
  const response = await request.get("/page-data/docs/intro/page-data.json");
  const { result } = (await response.json()) as { result: { data: { doc: { lastUpdated: string | null } } } };
  const { lastUpdated } = result.data.doc;
  await visit(page, "/docs/intro/");
  const time = page.getByRole("article").locator("time");
  if (lastUpdated === null) {
    await expect(page.getByText("Last updated on")).toHaveCount(0);
    return;
  }
  await expect(time).toHaveAttribute("datetime", lastUpdated);
  expect(commitDays("content/docs/intro.mdx")).toContain(lastUpdated.slice(0, 10));
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(lastUpdated));
  await expect(page.getByText(`Last updated on ${day}`)).toBeVisible();
});
