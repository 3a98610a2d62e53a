import { posix, win32 } from "node:path";

import { isWithin, parsePattern, toPathKey, toWorkspacePath, whyUnwritable } from "./paths";

describe("isWithin", () => {
  it.each([
    ["C:\\out", "C:\\out\\a.xml", true],
    ["C:\\out", "c:\\OUT\\a.xml", true],
    ["C:\\", "C:\\a.xml", true],
    ["C:\\out", "C:\\out\\..a.xml", true],
    ["C:\\out", "C:\\output\\a.xml", false],
    ["C:\\out", "C:\\a.xml", false],
    ["C:\\out", "D:\\out\\a.xml", false],
    ["\\\\server\\share\\out", "\\\\server\\share\\out\\a.xml", true],
    ["\\\\server\\share\\out", "\\\\server\\other\\out\\a.xml", false],
  ])("knows on Windows about %s and %s", (folder, file, expected) => {
    expect(isWithin(folder, file, win32)).toBe(expected);
  });

  it.each([
    ["/", "/a.xml", true],
    ["/out", "/out", true],
    ["/out", "/out/..a.xml", true],
    ["/out", "/output/a.xml", false],
    ["/out", "/", false],
  ])("knows elsewhere about %s and %s", (folder, file, expected) => {
    expect(isWithin(folder, file, posix)).toBe(expected);
  });
});

describe("toWorkspacePath", () => {
  it.each([
    ["D:\\a\\repo\\messages\\x.xml", "messages/x.xml"],
    ["D:\\a\\other\\x.xml", "D:\\a\\other\\x.xml"],
    ["C:\\x.xml", "C:\\x.xml"],
  ])("of %s on Windows is %s", (file, expected) => {
    expect(toWorkspacePath(file, "D:\\a\\repo", win32)).toBe(expected);
  });

  it("keeps a backslash in a name where it's no separator", () => {
    expect(toWorkspacePath("/repo/a\\b.xml", "/repo", posix)).toBe("a\\b.xml");
  });
});

describe("parsePattern", () => {
  it.each([
    ["C:\\out\\**\\*.xml", "C:/out/", ["a.xml", "b/c.XML"], ["a.xsd", "b/c.xml.bak"]],
    ["out\\2026-*\\?.xml", "out/", ["2026-11/a.xml"], ["2026-11/ab.xml", "2026-11/b/a.xml"]],
    ["\\\\server\\share\\*.xml", "//server/share/", ["a.xml"], ["b/a.xml"]],
    ["*.xml", "", ["A.XML"], ["b/a.xml"]],
  ])("reads %s on Windows", (pattern, expected, matching, others) => {
    const { folder, expression } = parsePattern(pattern, win32);
    expect(folder).toBe(expected);
    expect([...matching, ...others].filter((name) => expression.test(name))).toEqual(matching);
  });

  it.each([
    ["out/*.xml", false],
    ["a/b/?.xml", false],
    ["**/*.xml", true],
    ["out/*/a.xml", true],
  ])("knows whether %s is about folders too", (pattern, isDeep) => {
    expect(parsePattern(pattern, posix).isDeep).toBe(isDeep);
  });

  it("tells case and backslashes apart elsewhere", () => {
    const { folder, expression } = parsePattern("out/a\\b*.xml", posix);
    expect(folder).toBe("out/");
    expect(["a\\b1.xml", "a\\b1.XML", "ab1.xml"].filter((name) => expression.test(name))).toEqual(["a\\b1.xml"]);
  });
});

describe("names below a folder of --output", () => {
  it.each([
    ["../a.xml", "leads out", "leads out"],
    ["..\\a.xml", "leads out", "leads out"],
    ["C:a.xml", "leads out", "leads out"],
    ["b\\a.xml", undefined, undefined],
    ["CON.xml", "device", undefined],
    ["b/aux", "device", undefined],
    ["COM¹.xml", "device", undefined],
    ["con .xml", "device", undefined],
    ["console.xml", undefined, undefined],
    ["ab:c.xml", "Windows doesn't allow", undefined],
    ["a?.xml", "Windows doesn't allow", undefined],
    ["b./a.xml", "dot or space", undefined],
  ])("%s", (name, onWindows, elsewhere) => {
    const answers = [whyUnwritable(name, "win32"), whyUnwritable(name, "linux")];
    expect(answers.map((answer) => answer !== undefined)).toEqual(
      [onWindows, elsewhere].map((why) => why !== undefined),
    );
    if (onWindows !== undefined) expect(answers[0]).toContain(onWindows);
  });

  it("are one place or two, as the system sees them", () => {
    const pair = ["Out/A.xml", "out/a.xml"];
    const count = (system: NodeJS.Platform) => new Set(pair.map((name) => toPathKey(name, system))).size;
    expect([count("win32"), count("darwin"), count("linux")]).toEqual([1, 1, 2]);
  });
});
