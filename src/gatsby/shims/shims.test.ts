import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { shims } from "../webpack/shims";
import originals from "./originals.json";

const cache = path.resolve(".cache");
const gatsby = createRequire(path.resolve("node_modules/gatsby/package.json"));

/** The file that an alias replaces; Gatsby copies those in `.cache` from its package. */
const originalOf = (alias: string): string => {
  if (alias.startsWith(cache)) return gatsby.resolve(`gatsby/cache-dir/${path.relative(cache, alias)}`);
  return path.isAbsolute(alias) ? alias : gatsby.resolve(alias.replace(/\$$/, ""));
};

const packages = new Set(
  Object.keys(shims)
    .filter((alias) => !path.isAbsolute(alias))
    .map(originalOf),
);

const EXPORTS =
  /\bexport (?:default )?(?:async )?(?:const|let|class|function) (\w+)|\bexport \{([^}]*)\}|\bexport (default)|\bexports\.(\w+) =/g;

const exportsOf = (file: string): string[] => {
  const names = [...readFileSync(file, "utf8").matchAll(EXPORTS)].flatMap(([, name, list, byDefault, common]) =>
    list === undefined
      ? [name ?? byDefault ?? common!]
      : [...list.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, last]) => last!),
  );
  // A minified package has no names in its text.
  const isMinified = names.length === 0 && packages.has(file);
  return [...new Set(isMinified ? Object.keys(gatsby(file) as object) : names)].sort();
};

/** Changes with a file of Gatsby, or with any script next to a package's main one. */
const scriptDigest = (file: string): string => {
  const folder = path.dirname(file);
  const isPackage = packages.has(file) && !file.includes("cache-dir");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const hash = createHash("sha256");
  for (const script of isPackage ? scripts.sort().map((name) => path.join(folder, name)) : [file])
    hash.update(readFileSync(script));
  return hash.digest("hex").slice(0, 12);
};

const isOwn = (file: string): boolean => file.startsWith(path.resolve("src"));
const replaced = Object.keys(shims).map(originalOf);
const named = replaced
  .filter((file) => !isOwn(file))
  .map((file): [string, string] => [file.replaceAll(path.sep, "/").replace(/^.*\/node_modules\//, ""), file]);

describe("the shims", () => {
  it.each(named)(
    "were written for %s as it is: check the shim against the new source, then record it",
    (name, file) => {
      expect([scriptDigest(file), ...exportsOf(file)].join(" ")).toBe((originals as Record<string, unknown>)[name]);
    },
  );

  it("replace every file that is recorded", () => {
    expect(named.map(([name]) => name).sort()).toEqual(Object.keys(originals).sort());
  });

  it("export everything that the site imports from the originals", () => {
    const ownShims = Object.entries(shims).filter(([file]) => isOwn(file));
    expect(ownShims.length).toBeGreaterThan(2);
    for (const [file, shim] of ownShims)
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

  it("leave out Gatsby's redirects in the browser and its events, which the site doesn't use", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    );
    const users = files.filter((file) => /redirectInBrowser|___emitter/.test(readFileSync(`src/${file}`, "utf8")));
    expect(users).toEqual([]);
  });
});
