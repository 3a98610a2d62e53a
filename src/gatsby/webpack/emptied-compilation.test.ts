import { promisify } from "node:util";

import webpack from "webpack";
import type { Stats } from "webpack";

import { temporaryFolder } from "../../test/temporary-folder";
import { emptiedCompilation } from "./emptied-compilation";

it("leaves nothing of a compilation but its hash when the compiler is closed", async () => {
  const folder = temporaryFolder({ "index.js": "export const one = 1;" });
  const compiler = webpack({
    mode: "none",
    context: folder,
    entry: "./index.js",
    output: { path: folder },
    plugins: [emptiedCompilation],
  });
  const stats = (await promisify(compiler.run.bind(compiler))()) as unknown as Stats;
  const { hash, compilation } = stats;
  expect(compilation.modules.size).toBeGreaterThan(0);
  await promisify(compiler.close.bind(compiler))();
  expect(Object.keys(compilation)).toEqual(["hash"]);
  expect(stats.hash).toBe(hash);
});
