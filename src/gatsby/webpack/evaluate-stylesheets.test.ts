import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import webpack from "webpack";

import { evaluateStylesheets, withoutQueries } from "./evaluate-stylesheets";

describe("withoutQueries", () => {
  it("removes exported queries from a module, and nothing else", async () => {
    const folder = temporaryFolder({
      // Gatsby's own pages are in JavaScript, without semicolons.
      "dev-404-page.js": "export default 404\nexport const pagesQuery = graphql`\n  query Pages { id }\n`\n",
      "page.tsx": [
        'import page from "./dev-404-page.js";',
        "const graphql = () => page;",
        "export const component = 1;",
        "export const query = graphql`",
        "  query Page($id: String!) {",
        "    page(id: { eq: $id }) { ...Part }",
        "  }",
        "`;",
        "export const partFragment = graphql`",
        "  fragment Part on Page { title }",
        "`;",
        "export const last = [graphql`query Kept { site { id } }`];",
      ].join("\n"),
    });
    const compiler = webpack({
      mode: "none",
      entry: path.join(folder, "page.tsx"),
      output: { path: folder, filename: "built.js", library: { type: "commonjs" } },
      plugins: [withoutQueries],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    expect(stats!.toJson({ errors: true }).errors).toEqual([]);
    expect([...stats!.compilation.fileDependencies]).toContain(path.join(folder, "page.tsx"));
    const built = readFileSync(path.join(folder, "built.js"), "utf8");
    expect(built).toContain("query Kept");
    expect(built).not.toMatch(/query Pages?\\b|fragment Part/);
    expect(Object.keys((await import(path.join(folder, "built.js"))) as object)).toEqual(
      expect.arrayContaining(["component", "last"]),
    );
  });
});

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
