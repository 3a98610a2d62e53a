import { barePrinters, fillSlots, type OpenNode, printSlots, slotsIn } from "./slots";

const tabs = { component: "Tabs", props: { groupId: "os" } };
const tree: OpenNode[] = [
  "<p>",
  { mark: "a" },
  "</p>",
  { ...tabs, children: ["<p>", { mark: "b" }, "</p>"] },
  { component: "hr" },
  { ernName: { name: "UseType", html: "<code>UseType</code>" } },
];

describe("slots", () => {
  it("are in reading order", () => {
    expect(slotsIn(tree).map((slot) => Object.keys(slot))).toEqual([["mark"], ["mark"], ["ernName"]]);
  });

  it("are filled with what their printers return, joined with the strings next to them", async () => {
    const filled = await fillSlots(tree, { ...barePrinters, mark: (digest) => Promise.resolve(`<i>${digest}</i>`) });
    expect(filled).toEqual([
      "<p><i>a</i></p>",
      { ...tabs, children: ["<p><i>b</i></p>"] },
      { component: "hr" },
      "<code>UseType</code>",
    ]);
  });

  it("are empty without a query, but for names", () => {
    expect(printSlots(tree)).toEqual([
      "<p></p>",
      { ...tabs, children: ["<p></p>"] },
      { component: "hr" },
      "<code>UseType</code>",
    ]);
  });
});
