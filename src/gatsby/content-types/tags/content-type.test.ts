import { substituteTags, toTags } from "./content-type";

const tags = (yaml: string) => toTags(yaml, "content/tags.yaml");

describe("toTags", () => {
  it("returns the fields of each tag, and none for an empty file", () => {
    expect(
      tags(
        "hello:\n  label: Hello\n  description: First steps.\nhola:\n  label: Hola\n  description: D.\n  permalink: /greetings\n",
      ),
    ).toEqual([
      { key: "hello", label: "Hello", description: "First steps.", path: "/blog/tags/hello/" },
      { key: "hola", label: "Hola", description: "D.", path: "/blog/tags/greetings/" },
    ]);
    expect(tags("# no tags yet\n")).toEqual([]);
  });

  it.each([
    [
      "a missing label",
      "a:\n  label: A\n  description: D.\nb:\n  description: D.\n",
      'content/tags.yaml:4: tag "b" has no "label". Add a line "label: …" below its key',
    ],
    [
      "an unknown key",
      "a:\n  label: A\n  descripton: D.\n",
      'content/tags.yaml:3: tag "a" has the unknown key "descripton". Did you mean "description"?',
    ],
    [
      "a value of the wrong type",
      "a:\n  label: 1\n  description: D.\n",
      'content/tags.yaml:2: tag "a" "label" is a number, not text. Put the value of "label" in quotes',
    ],
    [
      "a tag without values",
      "a:\n",
      'content/tags.yaml:1: tag "a" has no label. Write "label: …" and "description: …" below it',
    ],
    [
      "a key that isn't a valid route",
      "a:\n  label: A\n  description: D.\nRelease notes:\n  label: R\n  description: D.\n",
      'content/tags.yaml:4: the tag key "Release notes" is not valid. Use lower-case words joined by "-"',
    ],
    [
      "a list",
      "- a\n",
      'content/tags.yaml:1: the tags are not a map. Write each as "key:", and its label and description below',
    ],
    [
      "text that is not YAML",
      "a:\n  label: A\n  description: x: y\n",
      "content/tags.yaml:3: the tags are not valid YAML: Nested mappings are not allowed in compact mappings. Put values that contain a colon or begin with a special character in quotes",
    ],
    [
      "a tab",
      "a:\n\tlabel: A\n  description: x\n",
      "content/tags.yaml:2: the tags are not valid YAML: Tabs are not allowed as indentation. Indent with spaces",
    ],
  ])("reports file, line and fix for %s", (_what, yaml, message) => {
    expect(() => tags(yaml)).toThrow(new Error(message));
  });
});

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
