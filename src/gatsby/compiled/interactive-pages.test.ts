import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import webpack from "webpack";

import { withoutQueries } from "../webpack/evaluate-stylesheets";
import { interactivePages } from "./interactive-pages";

const TEMPLATE = "export const query = graphql`{ x }`;\nexport default ({ children }) => children;\n";

/** The code of a page with an interactive file, and what fails to compile. */
const bundled = async (text: string): Promise<{ code: string; errors: string[] }> => {
  const folder = temporaryFolder({
    "doc.tsx": TEMPLATE.replace(/ = graphql[^;]*/, " = graphql`{ x }`"),
    "a.mdx": text,
  });
  const compiler = webpack({
    mode: "development",
    devtool: false,
    entry: `${folder}/doc.tsx?__contentFilePath=${folder}/a.mdx&export=default`,
    output: { path: folder },
    externals: /^react\/jsx/,
    resolve: { extensions: [".tsx", ".js"] },
    resolveLoader: { modules: [path.resolve("node_modules")] },
    module: {
      rules: [
        {
          test: /\.(?:tsx|mdx)$/,
          loader: "swc-loader",
          options: {
            jsc: {
              target: "es2022",
              parser: { syntax: "typescript", tsx: true },
              transform: { react: { runtime: "automatic" } },
            },
          },
        },
      ],
    },
    plugins: [withoutQueries, interactivePages],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  const {
    children = [],
    modules = [],
    errors = [],
  } = stats.toJson({ source: true, all: false, modules: true, errors: true });
  const code = [...modules, ...children].map((module) => String((module as { source?: string }).source)).join("\n");
  return { code, errors: errors.map(({ message }) => message) };
};

const page = (body: string): string => `---\ntitle: T\n---\n\n${body}\n`;

// Webpack and its loader take long to start.
jest.setTimeout(90_000);

describe("interactivePages", () => {
  it("puts the module of the file into its template, also in develop, which adds to the query", async () => {
    const { code, errors } = await bundled(page("export const n = 1;\n\n<b>{n}</b>\n\nText of the page."));
    expect(errors).toEqual([]);
    expect(code).toContain("<p>Text of the page.</p>");
    expect(code).toContain("export const n = 1");
    expect(code).toMatch(/import Template from "[^"]*doc\.tsx"/);
    expect(code).not.toContain("graphql");
  });

  it("leaves mistakes to the check of all content, which reports their lines", async () => {
    const { code, errors } = await bundled(page("# Title"));
    expect(errors).toEqual([]);
    expect(code).toContain("return null");
  });
});
