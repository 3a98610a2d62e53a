import { toTags } from "./node";
import { substituteTags } from "./substitute-tags";

describe("substituteTags", () => {
  it.each([
    ["a key that is not known", "hello:\n  labl: Hello\nhola-mundo:\n  label: Hola\n"],
    ["no YAML", "hello:\n  label: a: b: [\nhola-mundo:\n"],
    ["a key twice", "hello:\nhello:\nhola-mundo:\n"],
  ])("keeps the keys of a file with %s", (_name, raw) => {
    expect(toTags(substituteTags(raw), "content/tags.yaml").map(({ key }) => key)).toEqual(["hello", "hola-mundo"]);
  });

  it("returns no tags for an empty file", () => {
    expect(toTags(substituteTags("# none\n"), "content/tags.yaml")).toEqual([]);
  });
});
