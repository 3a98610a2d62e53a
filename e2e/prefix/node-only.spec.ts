import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { site } from "../../src/config/site";
import { prefixedSite } from "../../src/test/sites/build-copy";

const { copy, prefix, url } = prefixedSite;

/** The texts that a build writes for readers: of each page, of each Markdown version, and of the files for assistants. */
const textsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /(?:\.md|^llms.*\.txt|^api\/.*\.json|(?:^|\/)index\.html)$/.test(name))
      .sort()
      .map((name) => {
        const text = readFileSync(path.join(folder, name), "utf8")
          .replaceAll(url + prefix, site.url)
          .replaceAll(`${prefix}/`, "/");
        if (!name.endsWith(".html")) return [name, text];
        const main = /<main.*<\/main>/s.exec(text)?.[0] ?? "";
        // The dates come from Git.
        return [name, main.replace(/<[^>]+>/g, "").replace(/Last updated on \w+ \d+, \d{4}/, "")];
      }),
  );

test("A machine with only Node.js builds the same pages as one with all tools", () => {
  test.skip(!process.env.CI, "Only CI builds the prefixed site again after each change.");
  const [all, alone] = [textsIn("public"), textsIn(`${copy}/public`)];
  expect(Object.keys(alone)).toEqual(Object.keys(all));
  expect(Object.keys(all).filter((name) => alone[name] !== all[name])).toEqual([]);
  expect(alone["docs/verification/index.html"]).toMatch(/\d+ code samples: \d+ ran, \d+ compiled, \d+ type-checked/);
});
