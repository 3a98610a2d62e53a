/** @jest-environment jsdom */
import { trustOwnScripts } from "./trust-own-scripts";

type Policy = Record<string, ((text: string) => string | null) | undefined>;

/** The policy that it creates, in a browser with Trusted Types. */
const policyOf = (origins: readonly string[]): [name: string, policy: Policy] => {
  const createPolicy = jest.fn<undefined, [string, Policy]>();
  Object.assign(window, { trustedTypes: { createPolicy } });
  trustOwnScripts(origins);
  Reflect.deleteProperty(window, "trustedTypes");
  return createPolicy.mock.calls[0]!;
};

describe("trustOwnScripts", () => {
  it("allows only data as script text", () => {
    const [name, { createScript }] = policyOf([]);
    expect(name).toBe("default");
    expect(createScript?.('{"@type":"TechArticle"}')).toBe('{"@type":"TechArticle"}');
    for (const code of ["alert(1)", "({}).a()", ""]) expect(() => createScript?.(code)).toThrow(SyntaxError);
  });

  it("allows scripts only from the given origins, or from none", () => {
    expect(policyOf([])[1].createScriptURL).toBeUndefined();
    const [, { createScriptURL }] = policyOf(["https://tags.example"]);
    expect(createScriptURL?.("https://tags.example/js?id=1")).toBe("https://tags.example/js?id=1");
    for (const bad of ["https://evil.example/a.js", "//evil.example/a.js", "data:text/javascript,1", "javascript:1"])
      expect(createScriptURL?.(bad)).toBeNull();
  });

  it("does nothing in a browser without Trusted Types", () => {
    expect(() => trustOwnScripts([])).not.toThrow();
  });
});
