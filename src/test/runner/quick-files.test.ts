import { quickFiles } from "./quick-files";
import { testFiles } from "./test-files";

const tests = [
  "src/test/content/content.test.ts",
  "src/tools/mcp/a.test.ts",
  "src/tools/mcp/b.test.tsx",
  "src/utils/paths.test.ts",
];

describe("quickFiles", () => {
  it("returns the tests of pure functions if nothing has changed", () => {
    expect(quickFiles(tests, [])).toEqual(["src/utils/paths.test.ts"]);
    expect(quickFiles(testFiles("unit"), []).length).toBeGreaterThan(20);
  });

  it("leaves out random tests, unless what they test has changed", () => {
    const random = "packages/ern/src/convert/valid-messages.test.ts";
    expect(quickFiles([random], [])).toEqual([]);
    expect(quickFiles([random], [random])).toEqual([random]);
  });

  it.each<[string, string, string[]]>([
    ["a module", "src/tools/mcp/a.ts", ["src/tools/mcp/a.test.ts"]],
    ["a component", "src/tools/mcp/b.tsx", ["src/tools/mcp/b.test.tsx"]],
    ["a test", "src/tools/mcp/b.test.tsx", ["src/tools/mcp/b.test.tsx"]],
    [
      "a module without a test of its own",
      "src/tools/mcp/c.ts",
      ["src/tools/mcp/a.test.ts", "src/tools/mcp/b.test.tsx"],
    ],
    ["content", "content/docs/intro.mdx", ["src/test/content/content.test.ts"]],
    ["a file without tests", "README.md", []],
  ])("adds the tests of %s that has changed", (_what, changed, added) => {
    expect(quickFiles(tests, [changed])).toEqual(["src/utils/paths.test.ts", ...added]);
  });

  it("lists each test once", () => {
    expect(quickFiles(tests, ["src/utils/paths.ts", "src/tools/mcp/a.ts", "src/tools/mcp/a.test.ts"])).toHaveLength(2);
  });
});
