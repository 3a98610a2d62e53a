/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import webpack from "webpack";

import { bundledPackages, packageFolder } from "./bundled-packages";

const before = process.cwd();

describe("bundledPackages", () => {
  afterEach(() => process.chdir(before));

  it.each([
    ["/site/node_modules/a/index.js", "/site/node_modules/a"],
    ["/site/node_modules/@scope/b/dist/x.js", "/site/node_modules/@scope/b"],
    ["/site/node_modules/a/node_modules/c/x.js", "/site/node_modules/a/node_modules/c"],
    [path.resolve(".cache/production-app.js"), path.resolve("node_modules/gatsby")],
    ["/site/src/a.ts", undefined],
  ])("finds %s in the package %s", (file, folder) => expect(packageFolder(file)).toBe(folder));

  it("records the packages whose code is in a bundle, but not unused ones", async () => {
    const folder = temporaryFolder({
      "index.js": 'import { a } from "used";\nimport { b } from "unused";\nconsole.log(a);\n',
      "node_modules/used/index.js": "export const a = 1;\n",
      "node_modules/unused/package.json": '{ "name": "unused", "sideEffects": false }',
      "node_modules/unused/index.js": "export const b = 2;\n",
    });
    process.chdir(folder);
    const compiler = webpack({
      mode: "production",
      context: folder,
      entry: path.join(process.cwd(), "index.js"),
      output: { path: path.join(folder, "public") },
      plugins: [bundledPackages],
    });
    await promisify(compiler.run.bind(compiler))();
    const noted: unknown = JSON.parse(readFileSync(".cache/bundled-packages.json", "utf8"));
    expect(noted).toEqual(["node_modules/used", "node_modules/webpack"]);
  });
});
