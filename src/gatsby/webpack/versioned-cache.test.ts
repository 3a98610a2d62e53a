import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import webpack from "webpack";

import { withVersionedCache } from "./versioned-cache";

/** Compiles the folder's module with its loader and a cache in the folder; returns the output. */
const compile = async (folder: string): Promise<string> => {
  const compiler = webpack(
    withVersionedCache(
      {
        mode: "none",
        context: folder,
        entry: "./index.js",
        output: { path: folder, filename: "built.js" },
        module: { rules: [{ test: /index\.js$/, loader: path.join(folder, "loader.cjs") }] },
        cache: {
          type: "filesystem",
          cacheLocation: path.join(folder, "cache"),
          buildDependencies: { a: [__filename] },
        },
      },
      [path.join(folder, "version")],
    ),
  );
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return readFileSync(path.join(folder, "built.js"), "utf8");
};

describe("withVersionedCache", () => {
  it("keeps compiled modules until a compiler changes", async () => {
    const folder = temporaryFolder({
      version: "1",
      "index.js": "",
      "word.txt": "first",
      // A dependency that webpack doesn't watch, like the modules that a loader requires.
      "loader.cjs": 'module.exports = () => require("node:fs").readFileSync(__dirname + "/word.txt", "utf8");\n',
    });
    expect(await compile(folder)).toContain("first");
    writeFileSync(path.join(folder, "word.txt"), "second");
    expect(await compile(folder)).toContain("first");
    writeFileSync(path.join(folder, "version"), "2");
    expect(await compile(folder)).toContain("second");
  });
});
