import { postFields } from "../../../test/content/blog-fixtures";
import { docFields } from "../../../test/content/fixtures";
import { siteCards } from "./site-cards";

/** The cards of a site with these docs and posts, by route. */
const cards = (nodes: { Doc?: object[]; BlogPost?: object[]; Page?: object[] }) => {
  const getNodesByType = (type: string) => nodes[type as keyof typeof nodes] ?? [];
  const all = siteCards({ getNodesByType } as unknown as Parameters<typeof siteCards>[0]);
  return new Map(all.map((card) => [card.route, card]));
};

describe("siteCards", () => {
  it("shows a page's title, description and section", () => {
    const found = cards({
      Doc: [docFields("parser/overview"), docFields("intro")],
      BlogPost: [postFields("hello")],
      Page: [{ ...docFields("accessibility"), type: "Page", path: "/accessibility/" }],
    });
    expect(found.get("/docs/parser/overview/")).toEqual({
      title: "Title of parser/overview",
      description: "What the page says.",
      section: "Parser",
      route: "/docs/parser/overview/",
    });
    const sections = ["/docs/intro/", "/blog/hello/", "/accessibility/"].map((route) => found.get(route)?.section);
    expect(sections).toEqual(["Documentation", "Blog", null]);
  });

  it("includes pages without a content file", () => {
    expect([...cards({}).keys()]).toEqual(["/", "/blog/", "/playground/"]);
  });

  it("leaves out pages that have another picture, aren't built, aren't listed or belong to an older version", () => {
    const found = cards({
      Doc: [
        docFields("with-picture", { image: "./tree.png" }),
        docFields("later", { draft: true }),
        docFields("0.4.4/intro", { version: "0.4.4" }),
        docFields("with-drawing", { image: "./tree.svg" }),
      ],
      BlogPost: [postFields("hidden", { unlisted: true })],
    });
    expect([...found.keys()].slice(3)).toEqual(["/docs/with-drawing/"]);
  });
});
