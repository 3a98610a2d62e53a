import { absoluteUrl } from "../../../config/absolute-url";
import { cardOf } from "./card-of";

const page = (metas: Record<string, string>): string =>
  `<html><head>${Object.entries(metas)
    .map(([name, value]) => `<meta data-react-helmet="true" property="${name}" content="${value}"/>`)
    .join("")}<style>p{}</style></head></html>`;

const doc = {
  "og:title": "Deals &amp; dates",
  "og:description": "What a &quot;deal&quot; is.",
  "og:url": absoluteUrl("/docs/learn/deals/"),
  "og:image": absoluteUrl("/cards/docs/learn/deals.png"),
};

it("reads what a picture shows off the page's head", () => {
  expect(cardOf(page({ ...doc, "article:section": "Learn ERN" }))).toEqual({
    title: "Deals & dates",
    description: 'What a "deal" is.',
    section: "Learn ERN",
    route: "/docs/learn/deals/",
  });
  expect(cardOf(page(doc))?.section).toBeNull();
});

it("draws none for a page that names another picture, or has no address", () => {
  expect(cardOf(page({ ...doc, "og:image": absoluteUrl("/static/tree.png") }))).toBeNull();
  expect(cardOf(page({ ...doc, "og:url": absoluteUrl("/docs/") }))).toBeNull();
  expect(cardOf(page({ "og:title": "Page not found", "og:image": absoluteUrl("/cards/index.png") }))).toBeNull();
});
