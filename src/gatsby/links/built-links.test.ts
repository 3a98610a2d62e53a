import { linkHtml } from "../../test/gatsby/link-html";
import { documentFacts } from "../documents/read-documents";
import { builtLinkDiagnostics, collectLinks } from "./built-links";

const site = "https://docs.example.org";

const page = (body: string): string =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/styles.css"/></head><body id="top-of-page">${body}</body></html>`;

const files = {
  "index.html": page("<h2 id='features'>F</h2>"),
  "404.html": page(""),
  "docs/intro/index.html": page("<h2 id='the-packages'>P</h2>"),
  "docs/use-cases/index.html": page(""),
  "docs/parser/advanced-usage/index.html": page("<h2 id='größe'>G</h2><h2 id='a-b'>A</h2>"),
  "card.png": "",
  "styles.css": "",
};

/** Problems on a site whose page /playground/ has this body. */
const diagnostics = (body: string, more: Record<string, string> = {}): string[] => {
  const all = Object.entries({ ...files, "playground/index.html": page(body), ...more })
    .map(([file, html]) => ({ route: `/${file}`.replace(/\/index\.html$/, "/"), html }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  const { read, links, idsOf } = collectLinks(site);
  for (const { route, html } of all) if (/\/$|\.html$/.test(route)) read(route, documentFacts(html));
  const routes = all.map(({ route }) => route);
  return builtLinkDiagnostics([...links.values()], { routes, idsOf }, (route) =>
    route === "/playground/" ? "src/pages/playground.tsx" : undefined,
  );
};

describe("links of the built pages", () => {
  it.each([
    "/",
    "/docs/intro/",
    "/docs/intro",
    "/docs/intro/index.html",
    "/docs/intro/?q=1#the-packages",
    "/docs/intro/#top",
    "/docs/intro/#:~:text=packages",
    "/docs/intro/#page=/docs/use-cases/&block=2",
    "../docs/intro/",
    "#top-of-page",
    "#",
    "",
    "/docs/parser/advanced-usage/#größe",
    "/docs/parser/advanced-usage/#gr%C3%B6%C3%9Fe",
    `${site}/docs/intro/#the-packages`,
    "//docs.example.org/card.png",
    "/card.png",
    "/404.html",
    "https://example.org/gone/",
    "mailto:a@example.org",
    "data:image/png;base64,AA",
  ])("finds %s", (href) => {
    expect(diagnostics(linkHtml(href))).toEqual([]);
  });

  const place = "/playground/ (src/pages/playground.tsx)";
  it.each([
    ["/docs/use-casez/", "No page or file has this address. Did you mean /docs/use-cases/?"],
    ["/docs/advanced-usage/", "No page or file has this address. Did you mean /docs/parser/advanced-usage/?"],
    ["/docs/intro.md", "No page or file has this address. Did you mean /docs/intro/?"],
    ["/nothing.pdf", "No page or file has this address"],
    ["../crad.png", "No page or file has this address. Did you mean /card.png?"],
    [`${site}/docs/intor/`, "No page or file has this address. Did you mean /docs/intro/?"],
    ["https://", "No page or file has this address"],
  ])("reports the page, the target and the nearest URL for %s", (href, rest) => {
    expect(diagnostics(linkHtml(href))).toEqual([`${place}: broken link to ${href}. ${rest}`]);
  });

  it("reports an anchor that is missing on another page or its own", () => {
    expect(diagnostics(linkHtml("/docs/intro/#the-package"))).toEqual([
      `${place}: broken anchor in the link to /docs/intro/#the-package. The page has no id "the-package". Did you mean #the-packages?`,
    ]);
    expect(diagnostics(linkHtml("#bottom"))).toEqual([
      `${place}: broken anchor in the link to #bottom. The page has no id "bottom"`,
    ]);
  });

  it("reports a link once, even if it is on many pages", () => {
    const everywhere = { "about/index.html": page(linkHtml("/gone/")), "blog/index.html": page(linkHtml("/gone/")) };
    expect(diagnostics(linkHtml("/gone/"), everywhere)).toEqual([
      "/about/ and 2 more pages: broken link to /gone/. No page or file has this address",
    ]);
  });
});
