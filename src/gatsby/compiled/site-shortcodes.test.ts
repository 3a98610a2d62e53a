import { readdirSync, readFileSync } from "node:fs";

import { fakeToolkit } from "../../test/content/fake-toolkit";
import { shortcodesDigest, siteShortcodes } from "./site-shortcodes";

const FILE = "content/docs/intro.mdx";
const { components } = siteShortcodes(fakeToolkit);
const names = [...components.keys()];

const isShortcode = / satisfies (Toolkit)?Shortcode;|: (Toolkit)?Shortcode = /;

/** Names of the shortcodes in the files of their folders. */
const declared = ["", "/site", "/toolkit"]
  .map((folder) => `src/mdx/shortcodes${folder}`)
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith(".ts") && isShortcode.test(readFileSync(file, "utf8")))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^(?:const NAME = | +name: )"([A-Z]\w+)"[,;]$/gm)])
  .map(([, name]) => name);

describe("siteShortcodes", () => {
  it("are all those in the files, with unique names", () => {
    expect([...components.keys()].sort()).toEqual(declared.sort());
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
