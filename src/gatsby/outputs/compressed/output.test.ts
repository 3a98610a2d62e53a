import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import type { BuildArgs } from "gatsby";

import { setEnv } from "../../../test/node/set-env";
import { compressed, compressFiles } from "./output";

const page = "<p>Text.</p>".repeat(100);

describe("compressed", () => {
  it("writes each text as .br and .gz, and nothing else", async () => {
    const [folder, cache] = [temporaryFolder({ "docs/index.html": page, "a.png": "picture" }), temporaryFolder()];
    await compressFiles(folder, cache);
    expect(brotliDecompressSync(readFileSync(`${folder}/docs/index.html.br`)).toString()).toBe(page);
    expect(gunzipSync(readFileSync(`${folder}/docs/index.html.gz`)).toString()).toBe(page);
    expect(readdirSync(folder).sort()).toEqual(["a.png", "docs"]);
  });

  it("takes the files of earlier builds from the cache", async () => {
    const [folder, cache] = [temporaryFolder({ "a.html": page }), temporaryFolder()];
    await compressFiles(folder, cache);
    const names = readdirSync(cache);
    for (const name of names) writeFileSync(`${cache}/${name}`, "kept");
    const later = temporaryFolder({ "b.html": page });
    await compressFiles(later, cache);
    expect(readFileSync(`${later}/b.html.br`, "utf8")).toBe("kept");
  });

  it("removes those of earlier builds if a build writes none", async () => {
    setEnv({ COMPRESS: undefined });
    const folder = temporaryFolder({ "a.html": page, "a.html.br": "old", "b.html.gz": "old" });
    await compressed.write({} as BuildArgs, folder, {} as never);
    expect(readdirSync(folder)).toEqual(["a.html"]);
  });
});
