import { environmentDiagnostic, siteEnvironmentDiagnostics } from "./environment-diagnostics";

describe("siteEnvironmentDiagnostics", () => {
  it.each([
    {},
    { SITE_PATH_PREFIX: "", SITE_URL: "" },
    { SITE_PATH_PREFIX: "/docs-site" },
    { SITE_PATH_PREFIX: "/a/b.c/d_e~f", SITE_URL: "https://docs.example.org/" },
    { SITE_URL: "http://localhost:9000" },
  ])("accepts %j", (env) => {
    expect(siteEnvironmentDiagnostics(env)).toEqual([]);
  });

  it.each([
    ["docs-site", "Write SITE_PATH_PREFIX=/docs-site"],
    ["/docs-site/", "Write SITE_PATH_PREFIX=/docs-site"],
    ["//a//b", "Write SITE_PATH_PREFIX=/a/b"],
    ["/docs-site?x=1", "Write SITE_PATH_PREFIX=/docs-site"],
    ["/docs-site#x", "Write SITE_PATH_PREFIX=/docs-site"],
    ["https://example.org/docs-site/", "Write SITE_PATH_PREFIX=/docs-site"],
    ["/", "Leave it out for a site at the root of its host"],
    ["/größe", "Write it as in SITE_PATH_PREFIX=/docs-site, of letters, digits and . _ ~ -"],
    ["/a/../b", "Write it as in SITE_PATH_PREFIX=/docs-site, of letters, digits and . _ ~ -"],
  ])("rejects the prefix %j with the message: %s", (prefix, remedy) => {
    expect(siteEnvironmentDiagnostics({ SITE_PATH_PREFIX: prefix })).toEqual([
      `SITE_PATH_PREFIX is "${prefix}", but it must begin with a slash, end without one and have no query. ${remedy}`,
    ]);
  });

  it.each([
    [
      "https://example.org/docs-site/",
      /may name a host alone\. Write SITE_URL=https:\/\/example\.org and SITE_PATH_PREFIX=\/docs-site$/,
    ],
    ["example.org", /an address of a host\. Write it as in SITE_URL=https:/],
    ["ftp://example.org", /an address of a host/],
  ])("rejects the origin %j", (url, diagnostic) => {
    expect(siteEnvironmentDiagnostics({ SITE_URL: url })).toEqual([expect.stringMatching(diagnostic)]);
  });
});

const all = { GATSBY_SEARCH_APP_ID: "a", GATSBY_SEARCH_API_KEY: "b", GATSBY_SEARCH_INDEX: "c" };

describe("environmentDiagnostic", () => {
  it("accepts all variables or none", () => {
    expect(environmentDiagnostic(all)).toBeNull();
    expect(environmentDiagnostic({})).toBeNull();
    expect(environmentDiagnostic({ GATSBY_SEARCH_APP_ID: "", OTHER: "x" })).toBeNull();
  });

  it.each([
    [
      { ...all, GATSBY_SEARCH_APP_ID: undefined },
      /^Hosted search: GATSBY_SEARCH_APP_ID is missing from the environment/,
    ],
    [{ ...all, GATSBY_SEARCH_API_KEY: "" }, /^Hosted search: GATSBY_SEARCH_API_KEY is missing from the environment/],
    [
      { GATSBY_SEARCH_APP_ID: "a" },
      /GATSBY_SEARCH_API_KEY and GATSBY_SEARCH_INDEX is missing .*while GATSBY_SEARCH_APP_ID is set\. Set all three, or none/,
    ],
  ])("reports what is missing from %j, and the fix", (env, diagnostic) => {
    expect(environmentDiagnostic(env)).toMatch(diagnostic);
  });
});
