import { expect, test } from "@playwright/test";

import { mayUseClipboard } from "../support/clipboard";
import { collectProblems } from "../support/collect-problems";
import { hostHeaders } from "../support/host-headers";
import { openPlayground, openSample, showPanel, views } from "../support/playground";
import { hiddenRoutes, routesByKind } from "../support/routes";
import { nextFrames } from "../support/scroll";
import { expectResultsOf, searchDialog, searchFor, searchInput } from "../support/search";
import { softStep } from "../support/soft-step";
import { collectViolations } from "../support/violations";
import { hydrated, visit } from "../support/visit";

test.use(mayUseClipboard);

// `navigation/routes.spec.ts` opens every page directly, and fails if the console reports what is blocked.
test("On a page opened through a link nothing is blocked by the headers, down to its end", async ({ page }) => {
  test.setTimeout(120_000);
  const problems = collectProblems(page);
  const violations = await collectViolations(page);
  const pages = [...[...routesByKind.values()].map(([first]) => first!), ...hiddenRoutes];
  expect(pages.length).toBeGreaterThan(8);
  await visit(page, "/docs/intro/");
  for (const path of pages) {
    await page.evaluate((target) => {
      const link = Object.assign(document.createElement("a"), { href: target, textContent: "go" });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator("main")).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await nextFrames(page);
  }
  expect(violations).toEqual([]);
  expect(problems).toEqual([]);
});

test("Search, drawer, dialogs, tabs, languages and copying trigger no violations of the headers", async ({ page }) => {
  const violations = await collectViolations(page);
  await softStep("The page for an unknown address works with its headers, and so does a phone's drawer", async () => {
    const response = await visit(page, "/nowhere/at-all/");
    expect(response?.status()).toBe(404);
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 375, height });
    await page.getByRole("button", { name: /navigation/i }).click();
    const drawer = page.getByRole("dialog", { name: "Navigation" });
    await expect(drawer).toHaveCSS("position", "fixed");
    await expect(drawer.locator(".panels")).toHaveCSS("display", "flex");
    await page.keyboard.press("Escape");
    // Closing goes back, which would end before the next page loads.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain("drawer");
    await page.setViewportSize({ width, height });
    expect(violations).toEqual([]);
  });
  await softStep("Tabs, copying, dialogs, the search and the mode", async () => {
    await visit(page, "/docs/getting-started/");
    await page.getByRole("main").getByRole("tab", { name: "Python" }).first().click();
    await page.getByRole("main").getByRole("tab", { name: "Rust" }).first().click();
    await page.getByRole("button", { name: "Copy page" }).click();
    await expect(page.locator(".copy-page output")).toHaveText("Copied as Markdown");
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    // Its styles have loaded.
    await expect(keys.locator("dl > div").first()).toHaveCSS("display", /flex|grid/);
    await page.keyboard.press("Escape");
    await searchFor(page, "parser");
    await expectResultsOf(page, "parser");
    await expect(searchInput(page)).toHaveCSS("appearance", "none");
    await page.keyboard.press("Enter");
    await expect(searchDialog(page)).toHaveCount(0);
    await page.evaluate(() => window.___navigate("/search/?q=builder"));
    await expect(page.locator("main mark").first()).toBeVisible();
    await page
      .getByRole("button", { name: /color mode|dark|light/i })
      .first()
      .click();
    expect(violations).toEqual([]);
  });
  await softStep("Neither text nor another origin's file can become a script", async () => {
    // In a task of the page itself: code evaluated from here has more rights.
    const stopped = await page.evaluate(
      () =>
        new Promise<Record<string, boolean>>((resolve) => {
          const refuses = (action: () => unknown): boolean => {
            try {
              action();
              return false;
            } catch {
              return true;
            }
          };
          const script = document.createElement("script");
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): void };
          };
          setTimeout(() =>
            resolve({
              evaluation: refuses(() => (0, eval)("1")),
              functions: refuses(() => new Function("return 1")),
              text: refuses(() => (script.text = "window.stolen = 1")),
              address: refuses(() => (script.src = "https://evil.example/x.js")),
              sameOrigin: refuses(() => (script.src = "/app.js")),
              worker: refuses(() => new Worker("https://evil.example/x.js")),
              policy: refuses(() => trustedTypes.createPolicy("another", {})),
            }),
          );
        }),
    );
    expect(Object.entries(stopped).filter(([, isStopped]) => !isStopped)).toEqual([]);
  });
});

test("The playground edits, folds, searches and shows all its panels despite the headers", async ({ page }) => {
  test.setTimeout(60_000);
  const violations = await collectViolations(page);
  await openPlayground(page);
  // The editor's own styles apply.
  await expect(page.locator(".cm-scroller").first()).toHaveCSS("display", "flex");
  await expect(page.locator(".cm-gutters").first()).toHaveCSS("position", "sticky");
  for (const view of views) {
    await showPanel(page, view);
    await expect(page.getByRole("tabpanel", { name: new RegExp(`^${view}`) })).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  await showPanel(page, "Edit");
  await openSample(page, "A broken message", "43-broken.xml");
  await expect(page.locator(".cm-lint-marker").first()).toBeAttached();
  await page.getByRole("textbox", { name: "XML source" }).focus();
  await page.keyboard.press("ControlOrMeta+f");
  await expect(page.locator(".cm-panel.cm-search")).toBeVisible();
  await page.keyboard.type("Release");
  expect(violations).toEqual([]);
});

test("Foreign scripts and styles don't run, and neither do handlers in attributes", async ({ page }) => {
  const violations = await collectViolations(page);
  await page.route("/docs/intro/", async (route) => {
    const response = await route.fetch();
    const evil = `<script>window.stolen=1</script><style>main{display:none}</style><p style="position:fixed">x</p>
<img src="/none.png" onerror="window.stolen=2"><base href="https://evil.example/"><script src="https://evil.example/x.js"></script>`;
    await route.fulfill({ response, body: (await response.text()).replace("<main", `${evil}<main`) });
  });
  await page.goto("/docs/intro/");
  await hydrated(page);
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  await expect(page.getByRole("main")).toBeVisible();
  const stopped = ["script-src-elem", "style-src-elem", "style-src-attr", "script-src-attr", "base-uri"];
  for (const directive of stopped) expect(violations.join("\n")).toContain(directive);
});

test("The build has no unused files, and its security.txt hasn't expired", async ({ request }) => {
  expect(Object.keys(hostHeaders().files).filter((address) => /partytown|offline|sw\.js/.test(address))).toEqual([
    "/playground/offline.js",
  ]);
  const text = await (await request.get("/.well-known/security.txt")).text();
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("Only immutable files are cached for ever", async ({ request }) => {
  const { files } = hostHeaders();
  const forEver = Object.entries(files).filter(([, headers]) => headers["Cache-Control"]?.includes("immutable"));
  expect(forEver.length).toBeGreaterThan(30);
  for (const [address] of forEver) expect(address).toMatch(/[0-9a-f]{8}/);
  const cacheOf = async (path: string): Promise<string | undefined> =>
    (await request.get(path)).headers()["cache-control"];
  expect(await cacheOf(forEver[0]![0])).toBe("public, max-age=31536000, immutable");
  for (const path of [
    "/",
    "/docs/intro/",
    "/docs/intro.md",
    "/search-index.json",
    "/page-data/app-data.json",
    "/01234567.js",
    "/static/gone.png",
  ])
    expect([path, await cacheOf(path)]).toEqual([path, "public, max-age=0, must-revalidate"]);
});
