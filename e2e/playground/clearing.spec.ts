import { readSchema } from "@ddex-suite/ern/test/read-schema";

import { clearPlayground, listLeft } from "../support/clear-playground";
import { addSchemas, isKept, openCard, showPanel, typeAtEnd, visitPlayground } from "../support/playground";
import { expect, test } from "./test";

test("A cleared playground shows and stores what a first visit does, or what is left is reported", async ({ page }) => {
  await visitPlayground(page);
  const shown = () => page.getByRole("main").ariaSnapshot();
  const atFirst = await shown();
  expect(await listLeft(page)).toEqual([]);

  await openCard(page, "A single");
  await showPanel(page, "Schema");
  const buffer = Buffer.from(readSchema("parts.xsd"));
  await addSchemas(page, { name: "parts.xsd", mimeType: "application/xml", buffer });
  await expect(page.getByRole("list", { name: "Saved in this browser" })).toBeVisible();
  await page.getByRole("separator", { name: "Width of the source" }).press("ArrowRight");
  await typeAtEnd(page, "<!-- mine -->");
  await isKept(page, "<!-- mine -->");
  // Written when the playground is left: the clearing must not be overtaken by it.
  await typeAtEnd(page, "<!-- late -->");
  await page.evaluate(async () => {
    await caches.open("a cache");
    await (await navigator.storage.getDirectory()).getFileHandle("a file", { create: true });
    history.replaceState(history.state, "", "?query#hash");
  });
  expect((await listLeft(page)).map((entry) => entry.split(" ")[0])).toEqual(
    expect.arrayContaining(["localStorage", "sessionStorage", "rows", "cache", "file", "address"]),
  );
  expect(await shown()).not.toBe(atFirst);

  await clearPlayground(page);
  expect(await listLeft(page)).toEqual([]);
  expect(page.workers()).toEqual([]);
  await expect.poll(shown).toBe(atFirst);
  await page.reload();
  await expect(page.locator(".workbench > .start")).toBeVisible();
  expect(await listLeft(page)).toEqual([]);

  await page.evaluate(() => (document.documentElement.dataset.keys = "off"));
  await expect(clearPlayground(page)).rejects.toThrow("The playground's page still has choice off.");
});
