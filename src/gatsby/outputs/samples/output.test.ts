import { strFromU8, unzipSync } from "fflate";

import { toSamples } from "./output";

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

  it("makes the same ZIP from the same files, and none from a single file", () => {
    expect(toSamples("/a/", files)).toEqual(toSamples("/a/", files));
    expect(Object.keys(toSamples("/a/", files.slice(1)))).toEqual(["/samples/a/src/main.rs"]);
  });
});
