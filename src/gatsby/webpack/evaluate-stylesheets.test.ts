import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import webpack from "webpack";

import { temporaryFolder } from "../../test/node/temporary-folder";
import { evaluateStylesheets } from "./evaluate-stylesheets";

describe("evaluateStylesheets", () => {
  it("replaces a style sheet's code with its exports", async () => {
    const folder = temporaryFolder({
      "index.ts": 'import { pageStylesheet } from "./page-stylesheet";\nconsole.log(pageStylesheet);\n',
      "page-stylesheet.ts": 'import { maker } from "./maker";\nexport const pageStylesheet = maker("red");\n',
      "maker.ts": "export const maker = (color) => `.a{color:${color}}`;\n",
    });
    const compiler = webpack({
      mode: "none",
      entry: path.join(folder, "index.ts"),
      output: { path: folder, filename: "built.js" },
      resolve: { extensions: [".ts"] },
      plugins: [evaluateStylesheets],
    });
    await promisify(compiler.run.bind(compiler))();
    const built = readFileSync(path.join(folder, "built.js"), "utf8");
    expect(built).toContain('const pageStylesheet = ".a{color:red}";');
    expect(built).not.toContain("maker");
  });
});
