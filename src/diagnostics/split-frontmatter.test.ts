import { splitFrontmatter } from "./split-frontmatter";

describe("splitFrontmatter", () => {
  it.each([
    ["---\ntitle: A\n---\n\nText.\n", "title: A", "\nText.\n", 3],
    ["---\r\ntitle: A\r\ndraft: true\r\n---\r\nText.", "title: A\r\ndraft: true", "Text.", 4],
    ["\uFEFF---\ntitle: A\n---\nText.", "title: A", "Text.", 3],
    ["---\ntitle: A\n---  \nText.", "title: A", "Text.", 3],
    ["---\ntitle: A\n---", "title: A", "", 2],
    ["---\n---\nText.", "", "Text.", 2],
    ["---\ntitle: A\n---\nText.\n\n---\n\nMore.\n", "title: A", "Text.\n\n---\n\nMore.\n", 3],
  ])("splits %j into the YAML %j and the text %j", (raw, yaml, body, lineOffset) => {
    expect(splitFrontmatter(raw)).toEqual({ yaml, body, lineOffset });
  });

  it.each(["", "Text.", "title: A\n---\n", "---\ntitle: A\n", "\n---\ntitle: A\n---\n"])(
    "treats all of %j as text",
    (raw) => {
      expect(splitFrontmatter(raw)).toEqual({ yaml: undefined, body: raw, lineOffset: 0 });
    },
  );
});
