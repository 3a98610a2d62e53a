import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { openFileCache } from "./file-cache";

const DAY_MS = 24 * 60 * 60 * 1000;

describe("openFileCache", () => {
  it("returns the files of an earlier build", async () => {
    const [folder, site] = [path.join(temporaryFolder(), "made/again"), temporaryFolder()];
    await (await openFileCache(folder)).add("a.png", Buffer.from("picture"));
    const later = await openFileCache(folder);
    expect([later.has("a.png"), later.has("b.png")]).toEqual([true, false]);
    await later.copy("a.png", `${site}/cards/docs/a.png`);
    expect(readFileSync(`${site}/cards/docs/a.png`, "utf8")).toBe("picture");
    expect(readdirSync(folder)).toEqual(["a.png"]);
  });

  it("deletes files that no build has used for a month", async () => {
    const folder = temporaryFolder();
    const cache = await openFileCache(folder);
    await cache.add("a.png", Buffer.from("picture"));
    await cache.prune(Date.now() + 29 * DAY_MS);
    expect(existsSync(`${folder}/a.png`)).toBe(true);
    await cache.prune(Date.now() + 31 * DAY_MS);
    expect(existsSync(`${folder}/a.png`)).toBe(false);
  });

  it("keeps a file that is used again and again", async () => {
    const folder = temporaryFolder({ "a.png": "picture" });
    const cache = await openFileCache(folder);
    jest.useFakeTimers({ now: Date.now() + 20 * DAY_MS, doNotFake: ["nextTick", "setImmediate"] });
    await cache.copy("a.png", `${temporaryFolder()}/a.png`);
    await cache.prune(Date.now() + 20 * DAY_MS);
    jest.useRealTimers();
    expect(existsSync(`${folder}/a.png`)).toBe(true);
  });
});
