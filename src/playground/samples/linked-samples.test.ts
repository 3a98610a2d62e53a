import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { contentFolders } from "../../config/content";
import { samples } from "./samples";

describe("sample links", () => {
  it("point to samples that exist", () => {
    const linked = readdirSync(contentFolders.docs, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".mdx"))
      .flatMap((file) => [...readFileSync(path.join(contentFolders.docs, file), "utf8").matchAll(/#sample=([\w.-]+)/g)])
      .map(([, name]) => `${name}.xml`);
    expect(linked.length).toBeGreaterThan(2);
    expect(linked.filter((name) => !samples.some((sample) => sample.name === name))).toEqual([]);
  });
});
