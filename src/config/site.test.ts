/** @jest-environment node */
import { setEnv } from "../test/node/set-env";

const siteIn = async (environment: Readonly<Record<string, string>>): Promise<{ url: string; isPreview: boolean }> => {
  setEnv({ SITE_URL: undefined, URL: undefined, CONTEXT: undefined, DEPLOY_PRIME_URL: undefined, ...environment });
  jest.resetModules();
  const { url, isPreview } = (await import("./site")).site;
  return { url, isPreview };
};

const production = {
  CONTEXT: "production",
  URL: "https://docs.example.org",
  DEPLOY_PRIME_URL: "https://main--docs.netlify.app",
};
const preview = {
  ...production,
  CONTEXT: "deploy-preview",
  DEPLOY_PRIME_URL: "https://deploy-preview-7--docs.netlify.app",
};

describe("the site's configuration", () => {
  it.each([
    ["by default", {}, "https://ddex-suite.org", false],
    ["in production on Netlify", production, "https://docs.example.org", false],
    ["with SITE_URL", { ...production, SITE_URL: "https://other.example/" }, "https://other.example", false],
    ["in a preview", preview, "https://deploy-preview-7--docs.netlify.app", true],
    [
      "in a preview of a site with SITE_URL",
      { ...preview, SITE_URL: "https://other.example" },
      preview.DEPLOY_PRIME_URL,
      true,
    ],
    ["in a branch's deploy", { ...preview, CONTEXT: "branch-deploy" }, preview.DEPLOY_PRIME_URL, true],
  ])("has the right origin and preview flag (%s)", async (_where, environment, url, isPreview) => {
    expect(await siteIn(environment)).toEqual({ url, isPreview });
  });
});
