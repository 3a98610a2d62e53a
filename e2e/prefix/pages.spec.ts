import { isMarkedDocument, markDocument } from "../support/document-marker";
import { nextFrames } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { hydrated, visit } from "../support/visit";
import { expect, test } from "./test";

test("A reader can go from the home page to docs and blog and back without a new document", async ({ page, home }) => {
  await visit(page, `${home}/`);
  await markDocument(page);
  const navbar = page.getByRole("banner").getByRole("navigation").first();
  await navbar.getByRole("link", { name: "Documentation" }).click();
  await expect(page).toHaveURL(`${home}/docs/intro/`);
  await expect(page.locator(".docs-sidebar [aria-current=page]")).toHaveAttribute(
    "href",
    /^\/docs-site\/docs\/intro\/$/,
  );
  await softStep("In a phone's drawer a link to the current page closes the drawer, and loads nothing", async () => {
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 375, height });
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const drawer = page.getByRole("dialog", { name: "Navigation" });
    await drawer.getByRole("navigation", { name: "Docs sidebar" }).locator("a[aria-current=page]").click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(`${home}/docs/intro/`);
    expect(await isMarkedDocument(page)).toBe(true);
    await page.setViewportSize({ width, height });
  });
  await page.locator(".pager [rel=next]").click();
  await expect(page).not.toHaveURL(`${home}/docs/intro/`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /^https:\/\/docs\.example\.org\/docs-site\/docs\//,
  );
  await navbar.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(`${home}/blog/`);
  await page.locator("article h2 a").first().click();
  await expect(page).not.toHaveURL(`${home}/blog/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${home}/blog/`);
  expect(await isMarkedDocument(page)).toBe(true);
});

test("Every type of page works when loaded, and keeps its address", async ({ page, home, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const open = (path: string): Promise<void> =>
    softStep(path, async () => {
      await visit(page, home + path);
      await expect(page).toHaveURL(home + path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await nextFrames(page);
    });
  for (const path of ["/", "/docs/parser/", "/blog/", "/blog/mdx-blog-post/", "/playground/", "/search/"])
    await open(path);
  await open("/markdown-page/");
  await softStep("The pictures of pages and posts load", async () => {
    const image = page.locator("figure.image img").first();
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    expect(await image.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)).toMatch(
      /^\/docs-site\/static\//,
    );
  });
  await softStep("The root of the docs redirects, with scripts and without", async () => {
    await visit(page, `${home}/docs/`);
    await expect(page).toHaveURL(`${home}/docs/intro/`);
    const served = await page.request.get(`${home}/docs/`);
    expect(await served.text()).toContain('content="0; url=/docs-site/docs/intro/"');
  });
  await softStep("An address with a file's name, as of hosts that don't add a slash, becomes the page's", async () => {
    await visit(page, `${home}/docs/intro/index.html`);
    await expect(page).toHaveURL(`${home}/docs/intro/`);
  });
  await softStep("A page can be copied as Markdown", async () => {
    await page.getByRole("button", { name: "Copy page" }).click();
    await expect(page.locator(".copy-page output")).toHaveText("Copied as Markdown");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("canonical: https://docs.example.org/docs-site/docs/intro/");
  });
});

test("An unknown address below the path shows the not-found page, with suggestions", async ({
  page,
  home,
  nowhere,
}) => {
  nowhere.add("/docs-site/docs/glosary/");
  const response = await page.goto(`${home}/docs/glosary/`);
  await hydrated(page);
  expect(response?.status()).toBe(404);
  const suggestion = page.getByRole("listitem").filter({ hasText: "/docs-site/docs/glossary/" });
  await suggestion.getByRole("link").click();
  await expect(page).toHaveURL(`${home}/docs/glossary/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Words of ERN and of the toolkit");
});
