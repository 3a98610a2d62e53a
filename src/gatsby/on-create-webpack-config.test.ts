import path from "node:path";

import { runHook } from "../test/run-hook";
import { compileAhead } from "./webpack/compile-ahead";
import { evaluateStylesheets } from "./webpack/evaluate-stylesheets";
import { shortFileNames } from "./webpack/short-file-names";
import { standIns } from "./webpack/stand-ins";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

it.each([
  [
    "build-javascript",
    [{ devtool: false, plugins: [compileAhead, evaluateStylesheets, shortFileNames], resolve: { alias: standIns } }],
  ],
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
