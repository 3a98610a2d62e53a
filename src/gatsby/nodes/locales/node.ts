import type { Locale } from "../../../config/site";

interface LocaleFields extends Pick<Locale, "name" | "label" | "direction"> {
  default: boolean;
}

/** The `Locale` fields of a language in the config. */
export const toLocale = ({ isDefault, ...locale }: Locale): LocaleFields => ({ ...locale, default: isDefault });
