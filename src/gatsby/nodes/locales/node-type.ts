import { locales as config, type Locale } from "../../../config/site";
import { reportErrors } from "../../../diagnostics/report-diagnostics";
import type { NodeType } from "../../registry/node-type";

/** The problem with the locales, in one line with file and fix; undefined if exactly one is the default. */
export const localeDiagnostic = (locales: readonly Locale[]): string | undefined => {
  const defaults = locales.filter(({ isDefault }) => isDefault).length;
  if (defaults === 1) return undefined;
  const count = defaults === 0 ? "no locale is" : `${defaults} locales are`;
  return `src/config/site.ts: ${count} the default one. Set isDefault to true for one, and for one only`;
};

interface LocaleFields extends Pick<Locale, "name" | "label" | "direction"> {
  default: boolean;
}

const toLocale = ({ isDefault, ...locale }: Locale): LocaleFields => ({ ...locale, default: isDefault });

/** The site's languages. */
export const locales: NodeType = {
  name: "locales",
  source: (create, { reporter }) => {
    reportErrors([localeDiagnostic(config) ?? []].flat(), reporter, "locales");
    for (const locale of config) create("Locale", locale.name, { ...toLocale(locale) });
  },
};
