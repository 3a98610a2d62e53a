import { parseCodeMeta } from "./code-meta";

describe("parseCodeMeta", () => {
  it("reads everything that can follow a fence's language", () => {
    expect(
      parseCodeMeta(
        'title="my file.ts" {1,4-6} showLineNumbers ins={3,4} del={2} focus={3} wrap npm2yarn fold twoslash continues unchecked="a fragment" wrong="b" recorded="c" of="d" schema="BuildRequest" file="e" region="f"',
      ),
    ).toEqual({
      title: "my file.ts",
      highlighted: new Set([1, 4, 5, 6]),
      inserted: new Set([3, 4]),
      deleted: new Set([2]),
      focused: new Set([3]),
      showLineNumbers: true,
      wrap: true,
      npm2yarn: true,
      fold: true,
      twoslash: true,
      continues: true,
      unchecked: "a fragment",
      wrong: "b",
      recorded: "c",
      of: "d",
      schema: "BuildRequest",
      file: "e",
      region: "f",
      unknown: [],
    });
  });

  it("returns defaults for an empty text", () => {
    expect(parseCodeMeta("")).toEqual({
      highlighted: new Set(),
      inserted: new Set(),
      deleted: new Set(),
      focused: new Set(),
      showLineNumbers: false,
      wrap: false,
      npm2yarn: false,
      fold: false,
      twoslash: false,
      continues: false,
      unknown: [],
    });
  });

  it.each(["wraped", 'name="x"', "add={1}", "title"])("reports %s as unknown", (meta) => {
    expect(parseCodeMeta(meta).unknown).toEqual([meta]);
  });
});
