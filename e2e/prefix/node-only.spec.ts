import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { prefixedSite } from "../../src/tools/scripts/build/build-copy";
import { nodeOnlySite } from "../../src/tools/scripts/build/ensure-test-sites";

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();

test("A machine with only Node.js builds the same site as one with all tools", () => {
  test.skip(!process.env.CI, "That build is made in CI only.");
  const [all, alone] = [`${prefixedSite.copy}/public`, nodeOnlySite];
  expect(existsSync(alone)).toBe(true);
  expect(filesIn(alone)).toEqual(filesIn(all));
  const differs = (file: string): boolean =>
    !readFileSync(path.join(all, file)).equals(readFileSync(path.join(alone, file)));
  // Both contain the build time.
  expect(filesIn(all).filter(differs)).toEqual([".well-known/security.txt", "version.json"]);
  const page = readFileSync(`${alone}/docs/verification/index.html`, "utf8");
  expect(page).toMatch(/\d+ code samples: \d+ ran, \d+ compiled, \d+ type-checked/);
});
