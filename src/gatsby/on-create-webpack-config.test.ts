import path from "node:path";

import { runHook } from "../test/run-hook";
import { bundledPackages } from "./webpack/bundled-packages";
import { compileAhead } from "./webpack/compile-ahead";
import { evaluateStylesheets } from "./webpack/evaluate-stylesheets";
import { libxml2Rule } from "./webpack/libxml2-rule";
import { shortFileNames } from "./webpack/short-file-names";
import { siteEnvironment } from "./webpack/site-environment";
import { standIns } from "./webpack/stand-ins";
import { trustedTypes } from "./webpack/trusted-types";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

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
  [
    "build-javascript",
    [
      {
        devtool: false,
        module: { rules: [libxml2Rule] },
        plugins: [bundledPackages, compileAhead, evaluateStylesheets, shortFileNames, siteEnvironment, trustedTypes],
        resolve: { alias: standIns },
      },
    ],
  ],
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
