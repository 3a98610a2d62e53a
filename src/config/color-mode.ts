export interface ColorModeConfig {
  defaultMode: "light" | "dark";
  /** true: the toggle cycles system → light → dark and no stored choice means "follow the system". */
  respectSystem: boolean;
}

export const colorMode: ColorModeConfig = { defaultMode: "light", respectSystem: false };
