import TerserPlugin from "terser-webpack-plugin";

import { fastCompilation } from "./fast-compilation";

jest.mock("./versioned-cache", () => ({ withVersionedCache: (config: object) => config }));

class ESLintWebpackPlugin {
  apply = (): void => undefined;
}
const plugin = { apply: () => undefined };
const css = { apply: () => undefined };
const config = {
  name: "of Gatsby",
  target: ["web", "es5"],
  plugins: [plugin, new ESLintWebpackPlugin()],
  cache: { type: "filesystem" as const },
  module: { rules: [{ test: /\.tsx?$/, use: () => [] }] },
  optimization: {
    minimizer: [{ apply: () => undefined }, css],
    splitChunks: { minSize: 1, cacheGroups: { shared: { name: "a", priority: 10 }, commons: { name: "commons" } } },
  },
};

describe("fastCompilation", () => {
  it("compiles and minifies for the browsers of package.json", () => {
    const { name, target, optimization, module } = fastCompilation(config, "build-javascript");
    expect([name, target]).toEqual(["of Gatsby", "browserslist"]);
    const cacheGroups = { shared: { name: undefined, priority: 10 }, commons: { name: "commons" } };
    expect(optimization?.splitChunks).toEqual({ minSize: 1, cacheGroups });
    expect(optimization?.minimizer).toEqual([expect.any(TerserPlugin), css]);
    expect(module?.rules).toContainEqual(expect.objectContaining({ loader: "swc-loader" }));
  });

  it.each(["build-html", "develop", "develop-html"] as const)("minifies nothing in %s", (stage) => {
    const { target, optimization, module } = fastCompilation(config, stage);
    expect([target, optimization]).toEqual([["web", "es5"], config.optimization]);
    expect(module?.rules).toContainEqual(expect.objectContaining({ loader: "swc-loader" }));
  });

  it("leaves out the linter of JavaScript", () => {
    expect(fastCompilation(config, "develop").plugins).toEqual([plugin]);
  });
});
