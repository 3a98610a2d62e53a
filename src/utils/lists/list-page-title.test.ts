import { listPageTitle } from "./list-page-title";

describe("listPageTitle", () => {
  it("names the page from the second on", () => {
    expect([1, 2].map((n) => listPageTitle("Blog", n))).toEqual(["Blog", "Blog – page 2"]);
  });
});
