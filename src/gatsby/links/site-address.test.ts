/** @jest-environment node */
import { siteAddress } from "./site-address";

const home = "https://docs.example.org/docs-site";

describe("siteAddress", () => {
  it.each([
    ["/docs-site/docs/intro/#a", { path: "/docs/intro", fragment: "a" }],
    ["https://docs.example.org/docs-site/", { path: "/", fragment: "" }],
    ["../other/", { path: "/docs/other", fragment: "" }],
    ["#here", { path: "/docs/intro", fragment: "here" }],
    // Leaves the site's path prefix, so it isn't a page.
    ["/docs/intro/", { path: "/../docs/intro", fragment: "" }],
    ["../../../docs/", { path: "/../docs", fragment: "" }],
    ["https://docs.example.org/other-site/", undefined],
    ["https://example.org/docs-site/", undefined],
  ])("reads, on a page of a site with a path prefix, %s as %j", (href, address) => {
    expect(siteAddress(href, "/docs/intro/", home)).toEqual(address);
  });
});
