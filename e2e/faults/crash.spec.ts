import type { Page, Route } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { axeViolations } from "../support/axe-violations";
import { isMarkedDocument, markDocument } from "../support/document-marker";
import { replaceContent } from "../support/page-data";
import { softStep } from "../support/soft-step";
import { hydrated, visit } from "../support/visit";

declare global {
  interface Window {
    provokeCrash?: boolean;
  }
}

test("A page that crashes reports it and offers to try again; the rest of the site works", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.provokeCrash = true;
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === "provoked-crash" && window.provokeCrash) throw new Error("This part is broken on purpose.");
      return create(name, options);
    };
  });
  await replaceContent(page, "/docs/use-cases/", [
    { component: "provoked-crash", children: ["<p>All is well again.</p>"] },
  ]);
  await visit(page, "/docs/intro/");
  await page.locator(".docs-sidebar").getByRole("link", { name: "Use cases" }).click();

  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("This page crashed.");
  await expect(page).toHaveTitle("Page Error");
  await expect(page.getByRole("main")).toContainText("This part is broken on purpose.");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();

  // Offline, a new document could not be loaded.
  await markDocument(page);
  await context.setOffline(true);
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(heading).toHaveText("This page crashed.");

  await page.evaluate(() => {
    window.provokeCrash = false;
  });
  await again.click();
  await expect(page.getByText("All is well again.")).toBeVisible();
  await expect(heading).toHaveText(/^Use cases/);
  expect(await isMarkedDocument(page)).toBe(true);
  await context.setOffline(false);

  await test.step("A page whose data was bad works after Try again, which fetches it again", async () => {
    await replaceContent(page, "/docs/getting-started/", [{ component: "Tabs", props: {}, children: [] }]);
    await page.locator(".docs-sidebar").getByRole("link", { name: "Getting started" }).click();
    await expect(heading).toHaveText("This page crashed.");
    await again.click();
    await expect(heading).toHaveText(/^Getting started/);
    await expect(page).toHaveURL("/docs/getting-started/");
    await expect(page.locator(".prose h2").first()).toBeVisible();
  });
});

/** Serves documents without the layout's data: no names of sidebars, no docs versions. */
const emptyLayoutData = async (route: Route): Promise<void> => {
  if (route.request().resourceType() !== "document") return route.fallback();
  const response = await route.fetch();
  const body = (await response.text()).replace(
    /(<script id="page-data"[^>]*>)(.*?)(?=<\/script>)/s,
    (_, tag: string, json: string) => {
      const data = JSON.parse(json) as { staticQueries: object };
      const hashes = Object.keys(data.staticQueries).map((hash) => [hash, { data: {} }]);
      return tag + JSON.stringify({ ...data, staticQueries: Object.fromEntries(hashes) as object });
    },
  );
  return route.fulfill({ response, body });
};

const ANY = "**/*";

test("A page stays readable when the layout crashes, and recovers on Try again", async ({ page }) => {
  for (const route of ["/", "/docs/parser/"])
    await test.step(route, async () => {
      await page.route(ANY, emptyLayoutData);
      await visit(page, route);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText("This page crashed.");
      await expect(page).toHaveTitle("Page Error");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(main.locator(".error-message")).not.toBeEmpty();
      await expect(main.locator(".served h1")).toBeVisible();
      const again = page.getByRole("button", { name: "Try again" });
      await expect(again).toBeInViewport({ ratio: 1 });
      if (route === "/") return expect(await axeViolations(page)).toEqual([]);

      // First without success, then with the fault gone.
      const reloaded = page.waitForEvent("load");
      await again.click();
      await reloaded;
      await expect(page.getByRole("heading", { name: "This page crashed." })).toBeVisible();
      await page.unroute(ANY, emptyLayoutData);
      await again.click();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.getByText("This page crashed.")).toHaveCount(0);
      await expect(page).not.toHaveTitle("Page Error");
    });
});

test("A crashed page shows its headings in place and all tabs; its links open new documents", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.route(ANY, emptyLayoutData);
  await visit(page, "/docs/intro/");
  await markDocument(page);
  await softStep("The list of headings opens in place and covers nothing", async () => {
    const bar = page.locator(".served .mobile-toc");
    await expect(bar).toHaveCSS("position", "static");
    await bar.locator("summary").click();
    await expect(bar.getByRole("navigation")).toHaveCSS("position", "static");
    await bar.getByRole("link", { name: "The packages" }).click();
    await expect(page.locator("#the-packages")).toBeInViewport();
  });
  await softStep("Tabs show all panels", async () => {
    const panels = page.locator(".served [role=tabpanel]");
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(page.locator(".served [role=tablist]").first()).toBeHidden();
  });
  await softStep("A link in its text opens a new document", async () => {
    await page.unroute(ANY, emptyLayoutData);
    await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: /^Next/ }).click();
    await expect(page).toHaveURL("/docs/getting-started/");
    await expect(page.getByRole("banner")).toBeVisible();
    expect(await isMarkedDocument(page)).toBe(false);
  });
});

/** Breaks scrolling to a fragment's target, which runs above the layout. */
const breakAboveLayout = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    window.provokeCrash = true;
    Element.prototype.scrollIntoView = function (how) {
      if (window.provokeCrash) throw new Error("Broken above the layout.");
      scrollIntoView.call(this, how);
    };
  });
const fix = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    window.provokeCrash = false;
  });

test("A page stays as served if something above its layout throws", async ({ page }) => {
  await breakAboveLayout(page);
  for (const address of ["/docs/intro/#the-packages", "/blog/welcome/#main"])
    await test.step(address, async () => {
      await page.goto(address);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText("This page crashed.");
      await expect(main.locator(".error-message")).toHaveText("Broken above the layout.");
      await expect(main.locator(".served h1")).toBeVisible();
      expect((await main.locator(".served").innerText()).length).toBeGreaterThan(500);
    });
  await fix(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await hydrated(page);
  await expect(page.getByText("This page crashed.")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("A page that throws above the layout after a click reports it, and Back returns", async ({ page }) => {
  await breakAboveLayout(page);
  await visit(page, "/docs/intro/");
  await page.evaluate(() => window.___navigate("/docs/parser/overview/#security-limits"));
  await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText("This page crashed.");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL("/docs/intro/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("DDEX Suite");
  await expect(page.getByRole("banner")).toBeVisible();
});
