import { expect, type Page, test } from "@playwright/test";

import { visit } from "../support/visit";

/** Addresses of the scripts that a page requests from now on. */
const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
};

test("Scripts of a first view are compiled off the main thread, parts loaded later are not", async ({
  context,
  page,
}) => {
  const asksAhead = async (script: string): Promise<boolean> =>
    (await (await context.request.get(script)).text()).startsWith("//# allFunctionsCalledOnLoad\n");
  const scripts = scriptsOf(page);
  await visit(page, "/docs/parser/overview/");
  const first = [...scripts];
  expect(first.length).toBeGreaterThan(3);
  for (const script of first) expect.soft(await asksAhead(script), script).toBe(true);

  // The search page shares parts with its dialog.
  const searchPage = await context.newPage();
  const shared = scriptsOf(searchPage);
  await visit(searchPage, "/search/");
  await page.keyboard.press("/");
  await page.getByRole("dialog").waitFor();
  const later = (): string[] => scripts.filter((script) => !first.includes(script) && !shared.includes(script));
  await expect.poll(() => later().length).toBeGreaterThan(0);
  for (const script of later()) expect.soft(await asksAhead(script), script).toBe(false);
});
