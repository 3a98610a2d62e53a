import path from "node:path";

import { runHook } from "../test/run-hook";
import { compileAhead } from "./webpack/compile-ahead";
import { evaluateStylesheets } from "./webpack/evaluate-stylesheets";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

const nothing = path.resolve("src/gatsby/webpack/nothing.ts");
const alias = {
  "gatsby-script": nothing,
  [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: nothing,
  [path.resolve(".cache/register-service-worker.js")]: nothing,
};

jest.mock("./webpack/fast-compilation", () => ({
  fastCompilation: (config: object, stage: string) => ({ ...config, stage }),
}));

const html = {
  devtool: false,
  module: {
    rules: [{ include: path.resolve("src"), parser: { dynamicImportMode: "weak", worker: false, url: false } }],
  },
};

it.each([
  ["build-javascript", [{ devtool: false, plugins: [compileAhead, evaluateStylesheets], resolve: { alias } }]],
  ["develop", []],
  ["build-html", [html]],
  ["develop-html", [html]],
])("in %s: %j", async (stage, others) => {
  const setWebpackConfig = jest.fn();
  const replaceWebpackConfig = jest.fn();
  const actions = { setWebpackConfig, replaceWebpackConfig };
  await runHook(onCreateWebpackConfig, { stage, actions, getConfig: () => ({ name: "of Gatsby" }) });
  const [[first], ...rest] = setWebpackConfig.mock.calls as [[{ module: { rules: object[] } }]];
  expect(first.module.rules).toEqual([{ resourceQuery: /^\?source$/, type: "asset/source" }]);
  expect(rest.flat()).toEqual(others);
  expect(replaceWebpackConfig.mock.calls.flat()).toEqual([{ name: "of Gatsby", stage }]);
});
