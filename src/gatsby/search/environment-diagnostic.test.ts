import { environmentDiagnostic } from "./environment-diagnostic";

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
