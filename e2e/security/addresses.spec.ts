import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { site } from "../../src/config/site";
import { paths } from "../../src/utils/paths";

const root = path.resolve(__dirname, "../..");
const json = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), "utf8"));

/** All values of a key, at any depth. */
function* valuesOf(data: unknown, key: string): Generator<string> {
  if (typeof data !== "object" || data === null) return;
  for (const [name, value] of Object.entries(data))
    if (name === key && typeof value === "string") yield value;
    else yield* valuesOf(value, key);
}

/** Whether a page or a file of the site exists at this address. */
const isOwn = (address: string): boolean => {
  const { origin, pathname } = new URL(address, site.url);
  const file = path.join(root, "public", pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  return origin === site.url && existsSync(file);
};

for (const [what, file] of [
  ["The search's records", ".cache/search-records.json"],
  ["The toolkit's symbols", `public${paths.toolkit()}`],
  ["The blog's feed", `public${paths.jsonFeed()}`],
] as const)
  test(`${what} link only to existing pages of this site`, () => {
    const addresses = [...valuesOf(json(file), "url")];
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !isOwn(address))).toEqual([]);
  });
