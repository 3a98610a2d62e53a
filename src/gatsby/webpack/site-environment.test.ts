import { setEnv } from "../../test/node/set-env";

const definitions = async (): Promise<Record<string, unknown>> => {
  jest.resetModules();
  return (await import("./site-environment")).siteEnvironment.definitions;
};

describe("siteEnvironment", () => {
  it("tells browsers where the site is served, when the build is told", async () => {
    setEnv({ SITE_URL: "https://docs.example.org", SITE_PATH_PREFIX: "/docs-site", URL: undefined });
    expect(await definitions()).toMatchObject({
      "process.env.SITE_URL": '"https://docs.example.org"',
      "process.env.SITE_PATH_PREFIX": '"/docs-site"',
      "process.env.URL": "undefined",
    });
  });

  it("says that there is no path, so that the code for one is left out", async () => {
    setEnv({ SITE_PATH_PREFIX: undefined });
    expect(await definitions()).toMatchObject({ "process.env.SITE_PATH_PREFIX": '""' });
  });
});
