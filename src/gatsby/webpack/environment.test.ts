/** @jest-environment node */
import { DefinePlugin } from "webpack";

import { setEnv } from "../../test/node/set-env";
import { withUsedEnvironment } from "./environment";

describe("withUsedEnvironment", () => {
  it("defines the environment variables that are used, and Gatsby's other definitions", () => {
    const otherPlugin = { apply: () => undefined };
    const plugin = new DefinePlugin({
      "process.env": "({})",
      "process.env.BUILD_ID": '"7"',
      "process.env.GATSBY_SEARCH_INDEX": '"a"',
      "process.env.SITE_URL": '"https://example.org"',
      __PATH_PREFIX__: '""',
    });
    const [first, second] = withUsedEnvironment([otherPlugin, plugin])!;
    expect(first).toBe(otherPlugin);
    expect(second).toBeInstanceOf(DefinePlugin);
    expect((second as DefinePlugin).definitions).toEqual({
      "process.env": "({})",
      "process.env.GATSBY_SEARCH_INDEX": '"a"',
      "process.env.SITE_URL": '"https://example.org"',
      __PATH_PREFIX__: '""',
    });
  });
});

const definitions = async (): Promise<Record<string, unknown>> => {
  jest.resetModules();
  return (await import("./environment")).siteEnvironment.definitions;
};

describe("siteEnvironment", () => {
  it("passes the site's origin and path prefix to browsers if the build has them", async () => {
    setEnv({ SITE_URL: "https://docs.example.org", SITE_PATH_PREFIX: "/docs-site", URL: undefined });
    expect(await definitions()).toMatchObject({
      "process.env.SITE_URL": '"https://docs.example.org"',
      "process.env.SITE_PATH_PREFIX": '"/docs-site"',
      "process.env.URL": "undefined",
    });
  });

  it("defines an empty prefix, so that the code for one is removed", async () => {
    setEnv({ SITE_PATH_PREFIX: undefined });
    expect(await definitions()).toMatchObject({ "process.env.SITE_PATH_PREFIX": '""' });
  });
});
