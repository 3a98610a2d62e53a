/** @jest-environment node */
import path from "node:path";

import TerserPlugin from "terser-webpack-plugin";

import { withoutQueries } from "./evaluate-stylesheets";
import { fastCompilation } from "./fast-compilation";

jest.mock("./versioned-cache", () => ({ withVersionedCache: (config: object) => config }));

class ESLintWebpackPlugin {
  apply = (): void => undefined;
}
class ProvidePlugin extends ESLintWebpackPlugin {}
class GatsbyThemeComponentShadowingResolverPlugin extends ESLintWebpackPlugin {}
const plugin = { apply: () => undefined };
const css = { apply: () => undefined };
const config = {
  name: "of Gatsby",
  target: ["web", "es5"],
  plugins: [plugin, new ESLintWebpackPlugin(), new ProvidePlugin()],
  resolve: { extensions: [".js"], plugins: [new GatsbyThemeComponentShadowingResolverPlugin(), plugin] },
  cache: { type: "filesystem" as const },
  module: { rules: [{ test: /\.tsx?$/, use: () => [] }] },
  optimization: {
    minimizer: [{ apply: () => undefined }, css],
    runtimeChunk: { name: "webpack-runtime" },
    splitChunks: { minSize: 1, cacheGroups: { shared: { name: "a", priority: 10 }, commons: { name: "commons" } } },
  },
};

describe("fastCompilation", () => {
  it("compiles and minifies for the browsers of package.json", () => {
    const { name, target, optimization, module } = fastCompilation(config, "build-javascript");
    expect([name, target]).toEqual(["of Gatsby", "browserslist"]);
    const cacheGroups = { shared: { name: undefined, priority: 10 }, commons: { name: "commons" } };
    expect(optimization?.splitChunks).toEqual({ minSize: 1, cacheGroups });
    expect(optimization?.runtimeChunk).toBe(false);
    expect(optimization?.minimizer).toEqual([expect.any(TerserPlugin), css]);
    expect(module?.rules).toContainEqual(expect.objectContaining({ loader: "swc-loader" }));
  });

  it.each(["develop", "develop-html"] as const)("minifies nothing in %s", (stage) => {
    const { target, optimization, module } = fastCompilation(config, stage);
    expect([target, optimization]).toEqual([["web", "es5"], config.optimization]);
    expect(module?.rules).toContainEqual(expect.objectContaining({ loader: "swc-loader" }));
  });

  it("keeps the modules for the HTML separate", () => {
    const { target, optimization, module } = fastCompilation(config, "build-html");
    expect(target).toEqual(["web", "es5"]);
    expect(optimization).toEqual({ ...config.optimization, concatenateModules: false, usedExports: false });
    expect(module?.rules).toContainEqual(expect.objectContaining({ loader: "swc-loader" }));
  });

  it("leaves out the JavaScript linter and the fetch polyfill", () => {
    expect(fastCompilation(config, "develop").plugins).toEqual([
      plugin,
      withoutQueries,
      { apply: expect.any(Function) as unknown },
    ]);
  });

  it("resolves only the modules that are named", () => {
    const resolve = { extensions: [".js"], symlinks: false, plugins: [plugin] };
    expect(fastCompilation(config, "develop").resolve).toMatchObject(resolve);
  });

  it("finds the engine's sources by its name, without following a link", () => {
    const alias = fastCompilation(config, "develop").resolve?.alias;
    expect(alias).toMatchObject({
      "@ddex-suite/ern$": path.resolve("packages/ern/src/index.ts"),
      "@ddex-suite/ern/text": path.resolve("packages/ern/src/text"),
    });
  });
});
