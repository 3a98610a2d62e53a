import { locales } from "../config/locales";
import { site } from "../config/site";
import { defaultLocale } from "./default-locale";

const locale = (name: string, isDefault: boolean) => ({ name, label: name, direction: "ltr" as const, isDefault });

it("is the one that says so", () => {
  expect(defaultLocale([locale("en", false), locale("de", true)]).name).toBe("de");
});

it.each([
  ["no locale is", []],
  ["no locale is", [locale("en", false)]],
  ["2 locales are", [locale("en", true), locale("de", true)]],
])("stops with file and remedy when %s the default one", (count, list) => {
  expect(() => defaultLocale(list)).toThrow(
    `src/config/locales.ts: ${count} the default one. Set isDefault to true for one, and for one only`,
  );
});

it("is English, from left to right, and the site's language", () => {
  expect(defaultLocale(locales)).toEqual({ name: "en", label: "English", direction: "ltr", isDefault: true });
  expect(site.language).toBe("en");
});
