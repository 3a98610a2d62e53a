import { fakeToolkit } from "../../test/content/fake-toolkit";
import { parseGroups } from "./groups";

const file = "content/toolkit/groups.yaml";
const { symbols } = fakeToolkit;
const read = (raw: string) => parseGroups(raw, file, symbols);

describe("the groups of symbols", () => {
  it("gives a group the worst status of its symbols", () => {
    expect(
      read(`
building:
  means: Messages are built.
  of:
    - ddex-builder.typescript.DdexBuilder.build
    - ddex-builder.typescript.DdexBuilder.reset
`),
    ).toEqual([{ name: "building", status: "placeholder", means: "Messages are built.", languages: ["typescript"] }]);
  });

  it("marks a group as unavailable if no symbol does it", () => {
    const none = "none: { package: ddex-builder, language: typescript, named: deal }";
    expect(read(`deals:\n  means: Deals are written.\n  ${none}`)).toMatchObject([{ status: "unavailable" }]);
  });

  it.each([
    ["deals:\n  means: x\n  of: [a.b]", `${file}:3: There is no symbol "a.b". Correct the id; closest: `],
    ["deals:\n  means: x", `${file}:1: group "deals" needs one of "of" and "none"`],
    [
      "resets:\n  means: x\n  none: { package: ddex-builder, language: typescript, named: re_set }",
      `${file}:3: group "resets" says that nothing does it, but there is ddex-builder.typescript.DdexBuilder.reset.`,
    ],
    ["deals:\n  status: works", `${file}:2: group "deals" has the unknown key "status"`],
  ])("rejects %j", (raw, message) => {
    expect(() => read(raw)).toThrow(message);
  });
});
