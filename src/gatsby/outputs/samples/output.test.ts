import { strFromU8, unzipSync } from "fflate";

import { filesFromOtherPages, toSamples } from "./output";

const files = [
  { name: "a.xml", text: "<a/>\n" },
  { name: "src/main.rs", text: "fn main() {}\n" },
];

describe("toSamples", () => {
  it("has each file at its address, and all in a ZIP", () => {
    const samples = toSamples("/docs/learn/deals/", files);
    expect(Object.keys(samples)).toEqual([
      "/samples/docs/learn/deals/a.xml",
      "/samples/docs/learn/deals/src/main.rs",
      "/samples/docs/learn/deals.zip",
    ]);
    expect(samples["/samples/docs/learn/deals/a.xml"]).toBe("<a/>\n");
    const unpacked = unzipSync(samples["/samples/docs/learn/deals.zip"] as Buffer);
    expect(Object.entries(unpacked).map(([name, data]) => ({ name, text: strFromU8(data) }))).toEqual(files);
  });

  it("makes the same ZIP from the same files, also from a single one, and none without files", () => {
    expect(toSamples("/a/", files)).toEqual(toSamples("/a/", files));
    expect(Object.keys(toSamples("/a/", files.slice(1)))).toEqual(["/samples/a/src/main.rs", "/samples/a.zip"]);
    expect(toSamples("/a/", [])).toEqual({});
  });
});

describe("filesFromOtherPages", () => {
  const page = (path: string, body: string, ...files: [name: string, text: string][]) => ({
    path,
    body: [body, ...files.map(([, text]) => text)].join("\n"),
    files: files.map(([name, text]) => ({ name, text })),
  });
  const pages = [
    page("/a/", "Run `python send.py a.xml`.", ["send.py", "from build import build_message\n"]),
    page("/b/", "The writer.", ["build.py", "open('b.json')\n"], ["b.json", "{}\n"], ["unnamed.py", "pass\n"]),
    page("/c/", "Two.", ["check.py", "one\n"], ["a.xml", "<a/>\n"]),
    page("/d/", "See `check.py`, `data.json` and `send.py`.", ["check.py", "other\n"]),
  ];
  const needed = (path: string) =>
    filesFromOtherPages(pages)(pages.find((candidate) => candidate.path === path)!)
      .map(({ name }) => name)
      .sort();

  it("finds what a page's text and files name, but not its own names or those of many pages", () => {
    expect(needed("/a/")).toEqual(["a.xml", "b.json", "build.py"]);
    expect(needed("/d/")).toEqual(["b.json", "build.py", "send.py"]);
    expect(needed("/b/")).toEqual([]);
    expect(needed("/c/")).toEqual([]);
  });
});
