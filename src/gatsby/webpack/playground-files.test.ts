/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import webpack from "webpack";

import { playgroundFiles } from "./playground-files";

const before = process.cwd();

describe("playgroundFiles", () => {
  afterEach(() => process.chdir(before));

  it("records the scripts of the playground and its workers, early and late, and no others", async () => {
    const folder = temporaryFolder({
      "app.js":
        'import(/* webpackChunkName: "component---src-pages-playground-tsx" */ "./playground");\n' +
        'import(/* webpackChunkName: "component---other" */ "./other");\n',
      "playground.js":
        'import(/* webpackChunkName: "panel" */ "./panel");\n' +
        'new Worker(/* webpackChunkName: "worker" */ new URL("./worker", import.meta.url));\n',
      "panel.js": "console.log(1);\n",
      "worker.js": 'import(/* webpackChunkName: "job" */ "./job");\n',
      "job.js": "console.log(2);\n",
      "other.js": "console.log(3);\n",
    });
    process.chdir(folder);
    const compiler = webpack({
      mode: "production",
      context: folder,
      entry: path.join(process.cwd(), "app.js"),
      output: { path: path.join(folder, "public"), filename: "[name].js", chunkFilename: "[name].js" },
      plugins: [playgroundFiles],
    });
    await promisify(compiler.run.bind(compiler))();
    expect(JSON.parse(readFileSync(".cache/playground-files.json", "utf8"))).toEqual([
      "component---src-pages-playground-tsx.js",
      "job.js",
      "panel.js",
      "worker.js",
    ]);
  });
});
