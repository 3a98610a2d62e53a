import { runHook } from "../test/run-hook";
import { compileAhead } from "./compile-ahead";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

it.each([
  ["build-javascript", [{ devtool: false, plugins: [compileAhead] }]],
  ["develop", []],
  ["build-html", []],
])("in %s: %j", async (stage, others) => {
  const setWebpackConfig = jest.fn();
  await runHook(onCreateWebpackConfig, { stage, actions: { setWebpackConfig } });
  const [[first], ...rest] = setWebpackConfig.mock.calls as [[{ module: { rules: object[] } }]];
  expect(first.module.rules).toEqual([{ resourceQuery: /^\?source$/, type: "asset/source" }]);
  expect(rest.flat()).toEqual(others);
});
