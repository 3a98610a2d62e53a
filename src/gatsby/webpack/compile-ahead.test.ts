import { readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import webpack from "webpack";

import { scriptOutput } from "./compile-ahead";

/** Builds with the cache of earlier builds; returns the names of the scripts. */
const build = async (folder: string): Promise<string[]> => {
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: { app: "./index.js" },
    output: { path: path.join(folder, "public") },
    cache: { type: "filesystem", cacheDirectory: path.join(folder, "cache") },
    plugins: [scriptOutput],
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return readdirSync(path.join(folder, "public")).sort();
};

describe("scriptOutput", () => {
  it("names a worker's script the same in a second build", async () => {
    const folder = temporaryFolder({
      "index.js": 'new Worker(new URL("./x.js", import.meta.url), { name: "validator" });\n',
      "x.js": "postMessage(1);\n",
    });
    const first = await build(folder);
    expect(first).toEqual([
      expect.stringMatching(/^app-[0-9a-f]{8}\.js$/),
      expect.stringMatching(/^validator-[0-9a-f]{8}\.js$/),
    ]);
    expect(await build(folder)).toEqual(first);
  });
});
