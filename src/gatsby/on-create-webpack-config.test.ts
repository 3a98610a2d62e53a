import { runHook } from "../test/run-hook";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

it.each([
  ["build-javascript", [[{ devtool: false }]]],
  ["develop", []],
  ["build-html", []],
])("in %s, source maps: %j", async (stage, calls) => {
  const setWebpackConfig = jest.fn();
  await runHook(onCreateWebpackConfig, { stage, actions: { setWebpackConfig } });
  expect(setWebpackConfig.mock.calls).toEqual(calls);
});
