import { writeFileSync } from "node:fs";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { loadConfig, watchConfig } from "./watch-config";

describe("loadConfig", () => {
  it("reads imported JSON again on each call", () => {
    const folder = temporaryFolder({
      "sidebars.ts": 'import entries from "./sidebars.json";\nexport const sidebars = entries;\n',
      "sidebars.json": '{ "guide": ["intro"] }',
    });
    expect(loadConfig(folder, ["sidebars.ts"])).toMatchObject({ sidebars: { guide: ["intro"] } });
    writeFileSync(`${folder}/sidebars.json`, '{ "guide": [] }');
    expect(loadConfig(folder, ["sidebars.ts"])).toMatchObject({ sidebars: { guide: [] } });
  });

  it("reads a TypeScript file and its relative imports again on each call", () => {
    const folder = temporaryFolder({
      "site.ts": 'export const site: { name: string } = { name: "A" };\n',
      "navigation.ts":
        'import path from "node:path";\nimport { site } from "./site";\nexport const links = [path.posix.join("/", site.name)];\n',
    });
    expect(loadConfig(folder, ["navigation.ts"])).toMatchObject({ links: ["/A"] });
    writeFileSync(`${folder}/site.ts`, 'export const site = { name: "B" };\n');
    expect(loadConfig(folder, ["navigation.ts"])).toMatchObject({ links: ["/B"] });
  });

  it("reads the project's own files", () => {
    for (const [file, name] of [
      ["navigation", "navbarLinks"],
      ["sidebars", "sidebars"],
      ["versions", "versions"],
    ] as const)
      expect(loadConfig("src/config", [`${file}.ts`])).toHaveProperty(name);
  });

  it("reports what is wrong with a file that isn't TypeScript", () => {
    const folder = temporaryFolder({ "sidebars.ts": "export const sidebars = {\n" });
    expect(() => loadConfig(folder, ["sidebars.ts"])).toThrow(/Expected|Unexpected|eof/i);
  });
});

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("watchConfig", () => {
  it("reports each file whose text has changed, once it is completely written", async () => {
    const folder = temporaryFolder({ "sidebars.json": "old", "site.ts": "same", "notes.md": "old" });
    const changed: string[] = [];
    const watcher = watchConfig(folder, (name) => changed.push(name));
    try {
      writeFileSync(`${folder}/notes.md`, "new");
      writeFileSync(`${folder}/site.ts`, "same");
      writeFileSync(`${folder}/sidebars.json`, "");
      writeFileSync(`${folder}/sidebars.json`, "new");
      while (changed.length === 0) await wait(50);
      await wait(300);
      expect(changed).toEqual(["sidebars.json"]);
    } finally {
      watcher.close();
    }
  });
});
