import { toTags } from "./node";
import { substituteTags } from "./substitute-tags";

describe("substituteTags", () => {
  it.each([
    ["an unknown key", "hello:\n  labl: Hello\nhola-mundo:\n  label: Hola\n"],
    ["invalid YAML", "hello:\n  label: a: b: [\nhola-mundo:\n"],
    ["a duplicate key", "hello:\nhello:\nhola-mundo:\n"],
  ])("keeps the keys of a file with %s", (_name, raw) => {
    expect(toTags(substituteTags(raw), "content/tags.yaml").map(({ key }) => key)).toEqual(["hello", "hola-mundo"]);
  });

  it("returns no tags for an empty file", () => {
    expect(toTags(substituteTags("# none\n"), "content/tags.yaml")).toEqual([]);
  });
});
