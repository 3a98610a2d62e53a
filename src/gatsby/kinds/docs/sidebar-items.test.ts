import { toSidebarItems } from "./sidebar-items";

it("toSidebarItems turns ids and categories into items, closed unless the config says otherwise", () => {
  expect(
    toSidebarItems([
      "intro",
      { label: "Parser", doc: "parser", collapsed: false, items: ["parser/overview"] },
      { label: "Builder", doc: "builder", items: [] },
    ]),
  ).toEqual([
    { docId: "intro", label: null, collapsed: true, items: [] },
    {
      docId: "parser",
      label: "Parser",
      collapsed: false,
      items: [{ docId: "parser/overview", label: null, collapsed: true, items: [] }],
    },
    { docId: "builder", label: "Builder", collapsed: true, items: [] },
  ]);
});
