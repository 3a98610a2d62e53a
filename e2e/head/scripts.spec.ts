import { expect, test } from "@playwright/test";
import type { Response } from "@playwright/test";

import { visit } from "../support/visit";

test("Every script of a first view asks to be compiled off the main thread, the parts that come later do not", async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  const aheads = async (): Promise<boolean[]> => {
    const texts = await Promise.all(scripts.map((script) => script.text()));
    return texts.map((text) => text.startsWith("//# allFunctionsCalledOnLoad\n"));
  };
  // The page of the search shares parts with its dialog.
  await visit(page, "/search/");
  const shared = scripts.map((script) => script.url());
  scripts.length = 0;
  await visit(page, "/docs/parser/overview/");
  expect(scripts.length).toBeGreaterThan(3);
  expect(await aheads()).not.toContain(false);
  scripts.length = 0;
  await page.keyboard.press("/");
  await page.getByRole("dialog").waitFor();
  const later = (): Response[] => scripts.filter((script) => !shared.includes(script.url()));
  await expect.poll(() => later().length).toBeGreaterThan(0);
  scripts.splice(0, scripts.length, ...later());
  expect(await aheads()).not.toContain(true);
});
