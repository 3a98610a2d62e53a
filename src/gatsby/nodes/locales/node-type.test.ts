import { locales } from "../../../config/site";
import { site } from "../../../config/site";
import { localeDiagnostic } from "./node-type";

const locale = (name: string, isDefault: boolean) => ({ name, label: name, direction: "ltr" as const, isDefault });

describe("localeDiagnostic", () => {
  it("returns nothing if exactly one locale is the default", () => {
    expect(localeDiagnostic([locale("en", false), locale("de", true)])).toBeUndefined();
    expect(localeDiagnostic(locales)).toBeUndefined();
  });

  it.each([
    ["no locale is", []],
    ["no locale is", [locale("en", false)]],
    ["2 locales are", [locale("en", true), locale("de", true)]],
  ])("reports file and fix if %s the default one", (count, list) => {
    expect(localeDiagnostic(list)).toBe(
      `src/config/site.ts: ${count} the default one. Set isDefault to true for one, and for one only`,
    );
  });

  it("finds that the site is in English, from left to right", () => {
    expect([site.language, site.direction]).toEqual(["en", "ltr"]);
  });
});
