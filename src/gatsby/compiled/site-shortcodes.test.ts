import { readdirSync, readFileSync } from "node:fs";

import { fakeToolkit } from "../../test/content/fake-toolkit";
import { siteShortcodes, shortcodesDigest } from "./site-shortcodes";

const FILE = "content/docs/intro.mdx";
const { components } = siteShortcodes(fakeToolkit);
const names = [...components.keys()];

const toName = (file: string): string =>
  file.replace(/\.ts$/, "").replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const isShortcode = / satisfies (Toolkit)?Shortcode;|: (Toolkit)?Shortcode = /;

const filesOfShortcodes = ["", "/site", "/toolkit"]
  .map((folder) => `src/mdx/shortcodes${folder}`)
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".ts") && isShortcode.test(readFileSync(`${folder}/${file}`, "utf8")))
      .map((file): [string, string] => [`${folder}/${file}`, toName(file)]),
  );

describe("siteShortcodes", () => {
  it("have one file each and unique names", () => {
    expect([...components.keys()].sort()).toEqual(filesOfShortcodes.map(([, name]) => name).sort());
    expect(new Set(names).size).toBe(names.length);
  });

  it("list only shortcodes as allowed content", () => {
    const held = [...components.values()].flatMap(({ child }) => child ?? []);
    expect(held.filter((name) => !components.has(name))).toEqual([]);
    expect(held.length).toBeGreaterThan(0);
  });

  it("make a page depend on what its shortcodes depend on, and on nothing else", () => {
    const toolkit = shortcodesDigest('A <Status of="x" />.', FILE);
    expect(shortcodesDigest("Text and <Tabs> and Status.", FILE)).toBe("");
    expect(toolkit).not.toBe("");
    expect(shortcodesDigest('<SymbolLink id="x" />', FILE)).toBe(toolkit);
    expect(shortcodesDigest("<TypeReference />", FILE)).not.toBe(toolkit);
  });

  it("have a short digest, because it is part of the keys of a cache with limited space", () => {
    const all = [...components.keys()].map((name) => `<${name} />`).join("\n");
    expect(shortcodesDigest(all, FILE).length).toBeLessThan(200);
  });
});
