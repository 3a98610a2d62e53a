import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { shims } from "./shims";

describe("the shims", () => {
  it("export everything that the site imports from the originals", () => {
    const own = Object.entries(shims).filter(([file]) => file.startsWith(path.resolve("src")));
    expect(own.length).toBeGreaterThan(2);
    const exportsOf = (file: string): string[] =>
      [...readFileSync(file, "utf8").matchAll(/export (?:const (\w+)|\{([^}]*)\})/g)].flatMap(([, name, list = ""]) =>
        name ? [name] : [...list.matchAll(/(\w+)\s*(?:,|$)/gm)].map(([, last]) => last!),
      );
    for (const [file, shim] of own)
      // The component for posts' schema.org objects has a shim too.
      expect(exportsOf(shim)).toEqual(expect.arrayContaining(exportsOf(file).filter((name) => name !== "publisher")));
  });

  it("leave out Gatsby's Head and its matchPath, which no page uses", () => {
    const files = ["src/pages", "src/templates", "src/gatsby/content-types"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    );
    const users = files.filter(
      (file) => /\.tsx?$/.test(file) && /export const Head\b|matchPath/.test(readFileSync(file, "utf8")),
    );
    expect(users).toEqual([]);
  });
});
