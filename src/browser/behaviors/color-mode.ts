import type { ColorModeConfig } from "../../config/color-mode";

export type ColorChoice = "light" | "dark" | "system";

export const COLOR_MODE_KEY = "theme";

export const nextChoice = (choice: ColorChoice, respectSystem: boolean): ColorChoice => {
  if (!respectSystem) return choice === "dark" ? "light" : "dark";
  return ({ system: "light", light: "dark", dark: "system" } as const)[choice];
};

/** Reads a stored value: nothing stored means the system's or the default mode, unknown values mean light. */
export const toChoice = (stored: string | null, { defaultMode, respectSystem }: ColorModeConfig): ColorChoice => {
  if (stored === null) return respectSystem ? "system" : defaultMode;
  return stored === "dark" ? "dark" : "light";
};

const prefersDark = (): boolean => matchMedia("(prefers-color-scheme: dark)").matches;

/** Shows a choice: `data-theme` is the effective colour, `data-theme-choice` what the reader chose. */
export const applyChoice = (choice: ColorChoice): void => {
  const { dataset } = document.documentElement;
  dataset.theme = choice === "system" ? (prefersDark() ? "dark" : "light") : choice;
  dataset.themeChoice = choice;
};

export const currentChoice = (): ColorChoice =>
  (document.documentElement.dataset.themeChoice ?? "light") as ColorChoice;
