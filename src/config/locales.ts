export interface Locale {
  name: string;
  label: string;
  direction: "ltr" | "rtl";
  isDefault: boolean;
}

/** The languages of the site. */
export const locales: readonly Locale[] = [{ name: "en", label: "English", direction: "ltr", isDefault: true }];
