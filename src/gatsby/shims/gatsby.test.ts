import { parsePath } from "./gatsby";

describe("the shim for gatsby-link", () => {
  it.each([
    ["/docs/", "/docs/", "", ""],
    ["/docs/?q=1&r=?#a#b", "/docs/", "?q=1&r=?", "#a#b"],
    ["/docs/#a?b", "/docs/", "", "#a?b"],
    ["/docs/?#", "/docs/", "", ""],
    ["?q=1", "/", "?q=1", ""],
    ["", "/", "", ""],
  ])("reads %j", (path, pathname, search, hash) => {
    expect(parsePath(path)).toEqual({ pathname, search, hash });
  });
});
