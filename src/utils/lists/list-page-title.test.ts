import { listPageTitle } from "./list-page-title";

describe("listPageTitle", () => {
  it("adds the page number from the second page on", () => {
    expect([1, 2].map((n) => listPageTitle("Blog", n))).toEqual(["Blog", "Blog – page 2"]);
  });
});
