import { toFileName, toInnerPath } from "./inner-path";

describe("toInnerPath", () => {
  it("returns the path with slashes, without steps that lead nowhere", () => {
    const names = ["a.xml", "a/b.xml", "./a.xml", "a//b.xml", "a\\b.xml", "a/./b.xml", "..a/b..xml", "ab: c.xml"];
    expect(names.map(toInnerPath)).toEqual([
      "a.xml",
      "a/b.xml",
      "a.xml",
      "a/b.xml",
      "a/b.xml",
      "a/b.xml",
      "..a/b..xml",
      "ab: c.xml",
    ]);
  });

  it("refuses what leads out of a folder on any system, and what names no file", () => {
    const above = [
      "..",
      "../a.xml",
      "a/../../b.xml",
      "a/../b.xml",
      "..\\a.xml",
      "a\\..\\..\\b.xml",
      ".. /a.xml",
      "...",
    ];
    const absolute = ["/a.xml", "//host/a.xml", "\\\\host\\a.xml", "C:\\a.xml", "c:a.xml", "C:/a.xml"];
    const empty = ["", ".", "./", "a\0.xml", "a\n.xml"];
    expect([...above, ...absolute, ...empty].filter((name) => toInnerPath(name) !== undefined)).toEqual([]);
  });
});

describe("toFileName", () => {
  it("returns the last part of a path that stays in its folder", () => {
    expect(["a/b.xml", "a\\b.xml", "../b.xml"].map(toFileName)).toEqual(["b.xml", "b.xml", undefined]);
  });
});
