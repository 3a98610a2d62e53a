export interface Locale {
  /** As in `<html lang>`. */
  name: string;
  label: string;
  direction: "ltr" | "rtl";
  isDefault: boolean;
}

/** The site's languages. */
export const locales: readonly Locale[] = [{ name: "en", label: "English", direction: "ltr", isDefault: true }];
