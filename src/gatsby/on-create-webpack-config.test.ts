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

it.each([
  ["build-javascript", [{ devtool: false, plugins: [compileAhead, evaluateStylesheets], resolve: { alias } }]],
  ["develop", []],
  [
    "build-html",
    [
      {
        devtool: false,
        module: {
          rules: [{ include: path.resolve("src"), parser: { dynamicImportMode: "weak", worker: false, url: false } }],
        },
      },
    ],
  ],
])("in %s: %j", async (stage, others) => {
  const setWebpackConfig = jest.fn();
  await runHook(onCreateWebpackConfig, { stage, actions: { setWebpackConfig } });
  const [[first], ...rest] = setWebpackConfig.mock.calls as [[{ module: { rules: object[] } }]];
  expect(first.module.rules).toEqual([{ resourceQuery: /^\?source$/, type: "asset/source" }]);
  expect(rest.flat()).toEqual(others);
});
