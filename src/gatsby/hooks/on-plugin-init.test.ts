/** @jest-environment node */
import { createRequire } from "node:module";

import { runHook } from "../../test/gatsby/run-hook";
import { onPluginInit } from "./on-plugin-init";

it("onPluginInit lets gatsby-plugin-react-helmet start without its warning", async () => {
  const plugin = createRequire(__filename)("gatsby-plugin-react-helmet/gatsby-node") as {
    onPreInit(args: { reporter: { warn(text: string): void } }): void;
  };
  const warn = jest.fn();
  plugin.onPreInit({ reporter: { warn } });
  expect(warn).toHaveBeenCalledTimes(1);
  await runHook(onPluginInit, {});
  plugin.onPreInit({ reporter: { warn } });
  expect(warn).toHaveBeenCalledTimes(1);
});
