import TerserPlugin from "terser-webpack-plugin";

import { fastCompilation } from "./fast-compilation";

jest.mock("./versioned-cache", () => ({ withVersionedCache: (config: object) => config }));

const css = { apply: () => undefined };
const config = {
  name: "of Gatsby",
  target: ["web", "es5"],
  cache: { type: "filesystem" as const },
  module: { rules: [{ test: /\.tsx?$/, use: () => [] }] },
  optimization: { minimizer: [{ apply: () => undefined }, css], splitChunks: false as const },
};

it("compiles and minifies for the browsers of package.json", () => {
  const { name, target, optimization, module } = fastCompilation(config, "browsers");
  expect([name, target, optimization?.splitChunks]).toEqual(["of Gatsby", "browserslist", false]);
  expect(optimization?.minimizer).toEqual([expect.any(TerserPlugin), css]);
  expect(module?.rules).toContainEqual(expect.objectContaining({ loader: "swc-loader" }));
});

it("compiles for Node.js, where nothing is minified", () => {
  const { target, optimization, module } = fastCompilation(config, "node");
  expect([target, optimization]).toEqual([["web", "es5"], config.optimization]);
  expect(module?.rules).toContainEqual(expect.objectContaining({ loader: "swc-loader" }));
});
