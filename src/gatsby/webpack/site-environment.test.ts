import { setEnv } from "../../test/node/set-env";

const definitions = async (): Promise<Record<string, unknown>> => {
  jest.resetModules();
  return (await import("./site-environment")).siteEnvironment.definitions;
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
