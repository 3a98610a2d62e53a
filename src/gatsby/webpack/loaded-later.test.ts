import path from "node:path";
import { promisify } from "node:util";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import webpack from "webpack";

import { loadedLater } from "./loaded-later";

describe("loadedLater", () => {
  it("compiles static imports of a module, but not its dynamic ones", async () => {
    const folder = temporaryFolder({
      "index.mjs": [
        'import "./now.js";',
        'import "./both.js";',
        'import("./both.js");',
        'import("./later.js");',
        'new Worker(new URL("./worker.js", import.meta.url));',
      ].join("\n"),
      "now.js": "1;",
      "both.js": "1;",
      "later.js": 'import "./gone";',
      "worker.js": "1;",
    });
    const compiler = webpack({
      mode: "none",
      entry: path.join(folder, "index.mjs"),
      output: { path: folder, filename: "built.js" },
      plugins: [loadedLater],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    expect(stats!.toJson({ errors: true }).errors).toEqual([]);
    const compiled = [...stats!.compilation.modules].map((module) => module.nameForCondition());
    expect(compiled.flatMap((file) => (file ? path.basename(file) : [])).sort()).toEqual([
      "both.js",
      "index.mjs",
      "now.js",
    ]);
  });
});
