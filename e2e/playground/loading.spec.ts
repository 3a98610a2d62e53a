import { readdirSync, readFileSync } from "node:fs";

import { openFile, openPlayground, sample, showPanel, start } from "../support/playground";
import { failScripts } from "../support/route-scripts";
import { expectResultsOf, searchFor } from "../support/search";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { expect, test } from "./test";

test("If the playground's code can't be loaded, Retry tries again", async ({ page }) => {
  const letPass = await failScripts(page, (script) => script.includes("cm-widgetBuffer"));
  await visit(page, "/playground/");
  const retry = page.getByRole("main").getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  letPass();
  await retry.click();
  await expect(start(page)).toBeVisible();
});

/** Texts of its page, of the editor's view and of the editor's parser. */
const OF_THE_PLAYGROUND = /XML source|cm-widgetBuffer|doesn't define a deserialize function/;
/** Whether a file of the site is a script that only the playground needs. */
const isOfPlayground = (name: string): boolean =>
  name.endsWith(".js") && OF_THE_PLAYGROUND.test(readFileSync(`public/${name}`, "utf8"));

test("Other pages load nothing of the playground, and no request of its own has the message", async ({
  page,
  baseURL,
}) => {
  const scripts = new Set(
    readdirSync("public")
      .filter(isOfPlayground)
      .map((name) => `/${name}`),
  );
  expect(scripts.size).toBeGreaterThan(0);
  const loaded = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (scripts.has(pathname)) loaded.add(pathname);
  });
  await softStep("Other pages, and their search, load nothing of the playground", async () => {
    for (const route of ["/", "/docs/intro/", "/blog/"]) {
      await visit(page, route);
      await page.waitForLoadState("networkidle");
    }
    await searchFor(page, "release");
    await expectResultsOf(page, "release");
    expect([...loaded]).toEqual([]);
  });

  const requests: string[] = [];
  page.on("request", (request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  await openPlayground(page);
  expect(loaded.size).toBeGreaterThan(0);
  await softStep("No request has the message, and none goes to another site", async () => {
    await openFile(page, "secret.xml", sample("43-single.xml").replaceAll("Paper Boats", "Secret Harbour"));
    for (const name of ["Tracks", "Edit", "Checks", "Changes", "JSON", "Build", "Code"]) await showPanel(page, name);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText(/carries the whole message in [\d,]+ characters/)).toBeVisible();
    expect(requests.length).toBeGreaterThan(3);
    expect
      .soft(requests.filter((request) => !request.startsWith(`GET ${baseURL}/`) && !request.includes(" blob:")))
      .toEqual([]);
    expect.soft(requests.filter((request) => /Secret|ern=/.test(request))).toEqual([]);
  });
});
